import { describe, expect, it } from 'vitest';
import { cardInterests } from './interest-order';

const groups = [{ terms: ['AI', 'Cloud'] }, { terms: ['Capital', 'AI', 'Partners'] }];

describe('cardInterests', () => {
  it('puts what both share first and counts what does not fit', () => {
    expect(cardInterests(groups, ['Partners', 'AI'], 3)).toEqual({
      shown: [
        { term: 'AI', shared: true },
        { term: 'Partners', shared: true },
        { term: 'Cloud', shared: false },
      ],
      more: 1,
    });
  });

  it('shows all of a short list, each once', () => {
    expect(cardInterests(groups, [], 9)).toEqual({
      shown: ['AI', 'Cloud', 'Capital', 'Partners'].map((term) => ({ term, shared: false })),
      more: 0,
    });
  });
});
