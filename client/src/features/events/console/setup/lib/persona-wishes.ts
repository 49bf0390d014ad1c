import type {
  MatchingPair_PairFragment,
  Persona,
  PersonaWish,
  PersonaWishInput,
} from '../../../../../generated/graphql';

export type PersonaPair = MatchingPair_PairFragment;
/** Choices that are not saved yet, by pair. */
export type WishDrafts = ReadonlyMap<string, PersonaWish>;

/** In the order of the table. */
export const personas: readonly Persona[] = [
  'IT_EXPORTER',
  'EXHIBITOR',
  'STARTUP',
  'SPONSOR',
  'INVESTOR',
  'SPEAKER',
  'ATTENDEE',
];

export const wishes: readonly PersonaWish[] = ['NONE', 'LOW', 'MEDIUM', 'HIGH'];

const keyOf = ({ persona, other }: Pick<PersonaPair, 'persona' | 'other'>): string => `${persona}/${other}`;

/** The pairs of one persona, in the order of the table. */
export const pairsOf = (pairs: readonly PersonaPair[], persona: Persona): PersonaPair[] =>
  personas.flatMap((other) => pairs.filter((pair) => pair.persona === persona && pair.other === other));

/** The choice for a pair, saved or not. */
export const wishOf = (pair: PersonaPair, drafts: WishDrafts): PersonaWish =>
  drafts.get(keyOf(pair)) ?? pair.wish;

export const isUnsaved = (pair: PersonaPair, drafts: WishDrafts): boolean =>
  wishOf(pair, drafts) !== pair.wish;

/** The drafts with another choice; the saved one again is no draft. */
export function withWish(drafts: WishDrafts, pair: PersonaPair, wish: PersonaWish): WishDrafts {
  const next = new Map(drafts);
  if (wish === pair.wish) next.delete(keyOf(pair));
  else next.set(keyOf(pair), wish);
  return next;
}

/** Drafts that take every pair back to its default. */
export const withDefaults = (pairs: readonly PersonaPair[]): WishDrafts =>
  pairs.reduce<WishDrafts>((drafts, pair) => withWish(drafts, pair, pair.defaultWish), new Map());

/** The value that a save sends: null for the default, so that a later default holds too. */
export const wishInput = (pair: PersonaPair, wish: PersonaWish): PersonaWishInput => ({
  persona: pair.persona,
  other: pair.other,
  wish: wish === pair.defaultWish ? null : wish,
});
