import { expect, it } from 'vitest';
import { stepOf, viewOf } from './import-steps';

it.each([
  ['PREPARED', false, false, 'columns', 'columns'],
  ['QUEUED', true, false, 'running', 'check'],
  ['RUNNING', false, true, 'running', 'result'],
  ['CHECKED', true, false, 'check', 'check'],
  ['CHECKED', true, true, 'columns', 'columns'],
  ['REFUSED', false, false, 'check', 'check'],
  ['FAILED', true, false, 'failed', 'check'],
  ['COMMITTED', false, true, 'result', 'result'],
  ['UNDONE', false, false, 'result', 'result'],
] as const)('%s, dry %s, columns wanted %s: shows %s in step %s', (status, dryRun, wants, view, step) => {
  expect(viewOf({ status, dryRun }, wants)).toBe(view);
  expect(stepOf(view, { dryRun })).toBe(step);
});
