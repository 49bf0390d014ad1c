import { describe, expect, it } from 'vitest';
import {
  addTerms,
  groupErrors,
  groupsInput,
  lossesOf,
  renameTerm,
  termsIn,
  type GroupDraft,
} from './interests';

const draft = (more: Partial<GroupDraft> = {}): GroupDraft => ({
  key: 'one',
  id: 'one',
  name: 'Industry',
  kind: 'TOPIC',
  terms: ['Energy', 'Health'],
  was: {},
  ...more,
});
const stored = {
  __typename: 'InterestGroup' as const,
  id: 'one',
  name: 'Industry',
  kind: 'TOPIC' as const,
  terms: ['Energy', 'Health'],
  uses: [
    { term: 'Energy', attendees: 12 },
    { term: 'Health', attendees: 3 },
  ],
};

describe('terms', () => {
  it('come out of pasted lines, each once', () => {
    expect(termsIn(' Energy, Food\nHealth;')).toEqual(['Energy', 'Food', 'Health']);
    expect(addTerms(['Energy'], ['energy', 'Food', 'FOOD'])).toEqual(['Energy', 'Food']);
  });

  it('remember what they were called at first, however often they are renamed', () => {
    const twice = renameTerm(renameTerm(draft(), 'Energy', 'Power'), 'Power', 'Clean power');
    expect(twice.terms).toEqual(['Clean power', 'Health']);
    expect(groupsInput([twice])[0]?.renames).toEqual([{ from: 'Energy', to: 'Clean power' }]);
  });

  it('become one where one takes the name of another', () => {
    expect(renameTerm(draft(), 'Energy', 'Health')).toMatchObject({
      terms: ['Health'],
      was: { Health: 'Energy' },
    });
  });
});

describe('what attendees lose', () => {
  it('is nothing by a new name', () => {
    expect(lossesOf([stored], [renameTerm(draft({ name: 'Sector' }), 'Energy', 'Power')])).toEqual([]);
  });

  it('is a term, or a group, that is gone', () => {
    expect(lossesOf([stored], [draft({ terms: ['Health'] })])).toEqual([
      { group: 'Industry', term: 'Energy', attendees: 12 },
    ]);
    expect(lossesOf([stored], [])).toEqual([{ group: 'Industry', attendees: 12 }]);
  });
});

it('names groups without a name, with the name of another, and without terms', () => {
  const errors = groupErrors([
    draft(),
    draft({ key: 'two', name: 'industry ' }),
    draft({ key: 'three', name: ' ' }),
    draft({ key: 'four', name: 'Topics', terms: [] }),
  ]);
  expect([...errors]).toEqual([
    ['two', 'twice'],
    ['three', 'name'],
    ['four', 'terms'],
  ]);
});
