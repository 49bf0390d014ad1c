import { expect, it } from 'vitest';
import { serverSentences } from '../../client/src/data/errors/server-sentences';
import { readSources } from './sources';

const sources = readSources('server/src')
  .map(({ text }) => text.replaceAll("\\'", "'"))
  .join('\n');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An expression stands in the server's template for a number, alone or with its unit, and for `Each item`. */
const EXPRESSIONS = String.raw`((\$\{[^}]*\}|\d+) ?)+`;
const patternOf = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split(/(# (?:characters?|items?)|#|Each item)/)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : `${EXPRESSIONS}(${part.slice(2)})?`))
      .join(''),
  );

it('the server says every sentence that the client translates', () => {
  expect(serverSentences.filter((sentence) => !patternOf(sentence).test(sources))).toEqual([]);
});
