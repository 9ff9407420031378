// A server of plain files, as small as one can be: what the page needs from a server is right file
// types and nothing else. It listens on this machine only, on whichever port is free.
//
//   node serve.mjs FOLDER [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";

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

function answer(folder, request, response) {
  const file = fileOf(folder, request.url ?? "/");
  if (!file || request.method !== "GET") {
    response.writeHead(file ? 405 : 404).end();
    return;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, "Content-Length": statSync(file).size });
  createReadStream(file).pipe(response);
}

/** Serves a folder; answers with its address and how to stop. */
export async function serveFolder(folder, port = 0) {
  const root = resolve(folder);
  const server = createServer((request, response) => answer(root, request, response));
  await new Promise((ready, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", ready);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
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
