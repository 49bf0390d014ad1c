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

/** The full names of tests that failed first and passed when they ran once more. */
export function testsPassedOnRetry(reportFile) {
  const tests = (readReport(reportFile).testResults ?? []).flatMap((file) => file.assertionResults);
  return tests
    .filter((test) => test.status === 'passed' && test.failureMessages?.length > 0)
    .map((test) => test.fullName);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
