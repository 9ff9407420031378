// A server of plain files, as hosts of static pages are: right file types, everything compressed, files
// named by their content kept by the browser. It listens on this machine only, on whichever port is
// free, and counts what it sends.
//
//   node serve.mjs FOLDER [PORT]
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The file that a request means, or null if it is none of the folder's. */
function fileOf(folder, url) {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    return file.startsWith(folder + sep) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Each file compressed once; one that has changed since, anew. */
function zipper() {
  const known = new Map();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const kept = known.get(file);
    if (kept?.mtimeMs === mtimeMs && kept.size === size) return kept.bytes;
    const bytes = gzipSync(readFileSync(file));
    known.set(file, { mtimeMs, size, bytes });
    return bytes;
  };
}

const lastsOf = (file) => (file.includes(`${sep}assets${sep}`) ? "max-age=31536000" : "no-cache");

function answer({ root, zip, sent }, request, response) {
  const file = fileOf(root, request.url ?? "/");
  if (!file || request.method !== "GET") {
    response.writeHead(file ? 405 : 404).end();
    return;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const body = zip(file);
  sent.push({ file, bytes: body.length });
  response.writeHead(200, {
    "Content-Type": type,
    "Content-Encoding": "gzip",
    "Content-Length": body.length,
    "Cache-Control": lastsOf(file),
  });
  response.end(body);
}

/** Serves a folder; answers with its address and how to stop. */
export async function serveFolder(folder, port = 0) {
  const service = { root: resolve(folder), zip: zipper(), sent: [] };
  const server = createServer((request, response) => answer(service, request, response));
  await new Promise((ready, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", ready);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    /** What has been sent, file by file, in bytes. */
    sent: service.sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveFolder(argv[2] ?? "dist", Number(argv[3] ?? 0));
  stdout.write(`${url}\n`);
}
