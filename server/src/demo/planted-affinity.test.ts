import { describe, expect, it } from 'vitest';
import { expectedMatches } from './planted-affinity';

const planted = (role: string, cluster = 'fintech') => ({ attendeeId: role, cluster, role });

describe('planted affinity', () => {
  it('is between those of one field whose work gives each other what they are after', () => {
    expect(expectedMatches(planted('founder'), planted('investor'))).toBe(true);
    expect(expectedMatches(planted('buyer'), planted('seller'))).toBe(true);
    expect(expectedMatches(planted('seller'), planted('buyer'))).toBe(true);
  });

  it('is not between fields, nor between those who are after the same', () => {
    expect(expectedMatches(planted('founder'), planted('investor', 'health'))).toBe(false);
    expect(expectedMatches(planted('founder'), planted('founder'))).toBe(false);
    expect(expectedMatches(planted('investor'), planted('investor'))).toBe(false);
    expect(expectedMatches(planted('cast'), planted('cast'))).toBe(false);
  });
});
