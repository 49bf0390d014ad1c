import { expect, test } from 'vitest';
import { stepOf, stepWith } from './steps';

test('the address names the step, and anything else is the first', () => {
  const stepsOf = (count: number) =>
    [null, '1', '2', '3', '4', '0', 'x', '1.5'].map((param) => stepOf(param, count));
  expect(stepsOf(3)).toEqual([0, 0, 1, 2, 0, 0, 0, 0]);
  expect(stepsOf(4)).toEqual([0, 0, 1, 2, 3, 0, 0, 0]);
});

test('a field leads to its step', () => {
  expect(['country', 'introduction', 'interests', 'answers', 'unknown'].map(stepWith)).toEqual([
    0, 1, 2, 3, 0,
  ]);
});
