import { describe, expect, it } from 'vitest';
import { ought } from './planted-affinity';

const planted = (role: string, cluster = 'fintech') => ({ attendeeId: role, cluster, role });

describe('planted affinity', () => {
  it('is between those of one field whose work gives each other what they are after', () => {
    expect(ought(planted('founder'), planted('investor'))).toBe(true);
    expect(ought(planted('buyer'), planted('seller'))).toBe(true);
    expect(ought(planted('seller'), planted('buyer'))).toBe(true);
  });

  it('is not between fields, nor between those who are after the same', () => {
    expect(ought(planted('founder'), planted('investor', 'health'))).toBe(false);
    expect(ought(planted('founder'), planted('founder'))).toBe(false);
    expect(ought(planted('investor'), planted('investor'))).toBe(false);
    expect(ought(planted('cast'), planted('cast'))).toBe(false);
  });
});
