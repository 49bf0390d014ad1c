import { describe, expect, it } from 'vitest';
import { distinctInterests } from './distinct-interests';

describe('distinctInterests', () => {
  it('gathers the values of all groups, each once and in order', () => {
    expect(
      distinctInterests([{ terms: ['Cloud', 'AI'] }, { terms: [] }, { terms: ['AI', 'Capital'] }]),
    ).toEqual(['Cloud', 'AI', 'Capital']);
  });
});
