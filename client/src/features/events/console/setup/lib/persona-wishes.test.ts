import { describe, expect, it } from 'vitest';
import {
  isUnsaved,
  pairsOf,
  personas,
  withDefaults,
  wishInput,
  wishOf,
  withWish,
  type PersonaPair,
  type WishDrafts,
} from './persona-wishes';

const pair = (patch: Partial<PersonaPair> = {}): PersonaPair => ({
  persona: 'STARTUP',
  other: 'INVESTOR',
  wish: 'HIGH',
  defaultWish: 'HIGH',
  weight: 1,
  acts: null,
  ...patch,
});
const none: WishDrafts = new Map();

describe('drafts of wishes', () => {
  it('hold what differs from the saved wish, and drop it once it is chosen again', () => {
    const changed = withWish(none, pair(), 'LOW');
    expect([wishOf(pair(), changed), isUnsaved(pair(), changed)]).toEqual(['LOW', true]);
    expect(withWish(changed, pair(), 'HIGH').size).toBe(0);
  });

  it('leave other pairs alone', () => {
    const changed = withWish(none, pair(), 'LOW');
    const reverse = pair({ persona: 'INVESTOR', other: 'STARTUP' });
    expect([wishOf(reverse, changed), isUnsaved(reverse, changed)]).toEqual(['HIGH', false]);
  });

  it('of all defaults hold only the pairs that are saved otherwise', () => {
    const own = pair({ other: 'SPEAKER', wish: 'NONE', defaultWish: 'MEDIUM' });
    expect([...withDefaults([pair(), own])]).toEqual([['STARTUP/SPEAKER', 'MEDIUM']]);
  });
});

it('sends null for the default, and the wish otherwise', () => {
  expect(wishInput(pair(), 'HIGH')).toEqual({ persona: 'STARTUP', other: 'INVESTOR', wish: null });
  expect(wishInput(pair(), 'NONE')).toEqual({ persona: 'STARTUP', other: 'INVESTOR', wish: 'NONE' });
});

it('shows the pairs of a persona in the order of the table', () => {
  const all = personas.toReversed().flatMap((persona) => personas.map((other) => pair({ persona, other })));
  expect(pairsOf(all.toReversed(), 'SPONSOR').map(({ other }) => other)).toEqual(personas);
});
