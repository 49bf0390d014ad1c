import { expect, test } from 'vitest';
import { isComposing } from './composing';

test('a key belongs to an input method while it composes, and in Safari just afterwards', () => {
  const key = { isComposing: false, keyCode: 13 };
  expect(isComposing(key)).toBe(false);
  expect(isComposing({ ...key, isComposing: true })).toBe(true);
  expect(isComposing({ nativeEvent: { ...key, keyCode: 229 } })).toBe(true);
});
