// Adds up what the test programs reported, one folder a preset, and ends with the one line that
// says it all. A program that failed without saying how (it crashed, or did not build) counts as
// one failure, so that silence never reads as success.
//
//   node totals.mjs FOLDER
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

// The ctest entries of a preset that did not pass. The page has none, but leaves word that it came
// to its end.
function failedEntries(folder) {
  const file = join(folder, "ctest.xml");
  if (!existsSync(file)) return existsSync(join(folder, "complete")) ? [] : ["ctest"];
  const entries = readFileSync(file, "utf8").matchAll(/<testcase name="([^"]*)"[^>]*status="([^"]*)"/g);
  return [...entries].filter(([, , status]) => status !== "run").map(([, name]) => name);
}

function presetTotals(folder) {
  if (existsSync(join(folder, "build-failed"))) return { passed: 0, failed: 1 };
  const totals = { passed: 0, failed: 0 };
  const failuresOf = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const report = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const { tests = report.numTotalTests, failures = report.numFailedTests } = report;
    totals.passed += tests - failures;
    totals.failed += failures;
    failuresOf.set(file.replace(/\.json$/, ""), failures);
  }
  for (const entry of failedEntries(folder)) {
    if (!failuresOf.get(entry)) totals.failed += 1;
  }
  return totals;
}

const root = process.argv[2];
const sum = { passed: 0, failed: 0 };
for (const preset of readdirSync(root)) {
  const { passed, failed } = presetTotals(join(root, preset));
  console.log(`${preset}: ${passed} passed, ${failed} failed`);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
