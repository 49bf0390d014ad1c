import { readFileSync } from 'node:fs';

/**
 * Counts the tests in a report of Vitest. A file that could not be loaded, a crash or an empty run counts as a failure,
 * though no test has failed.
 */
export function countTests(reportFile, exitCode) {
  const report = readReport(reportFile);
  const brokenFiles = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests ?? 0;
  const failed = (report.numFailedTests ?? 0) + brokenFiles;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const wentWrong = exitCode !== 0 || passed + failed === 0;
  return { passed, failed: Math.max(failed, wentWrong ? 1 : 0), skipped };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
