import { expect, it } from 'vitest';
import { readFiles, readSources } from './sources';

it('each kind of job has words on the page of the installation, and nothing else has', () => {
  const kinds = readSources('server/src').flatMap(({ text }) =>
    [...text.matchAll(/defineJob(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, name]) => name!),
  );
  const [catalogue] = readFiles('client/src/features/logs/health', /^messages\.ts$/);
  const worded = [...catalogue!.text.matchAll(/^  '([^']+)': '/gm)].map(([, name]) => name!);
  expect(worded.toSorted()).toEqual(kinds.toSorted());
});
