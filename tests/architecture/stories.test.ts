import { expect, it } from 'vitest';
import { readFiles } from './sources';

/** Draws nothing in its place: toasts and dialogs lie over the page. */
const DRAWS_NOTHING = ['FeedbackHost'];

it('every part that ui exports stands in a story', () => {
  const index = readFiles('client/src/ui', /^index\.ts$/)[0]!.text;
  const parts = [...index.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name) && !DRAWS_NOTHING.includes(name));
  expect(parts.length).toBeGreaterThan(90);
  const stories = readFiles('client/src', /\.stories\.tsx$/).map(({ text }) => text);
  expect(parts.filter((part) => !stories.some((text) => new RegExp(`<${part}\\b`).test(text)))).toEqual([]);
});
