import type { RequestContext } from '../../../core/request/context';
import { savePairs, storedPairs, type PairRow } from '../model/match-model.queries';
import { defaultWish, PERSONA_PAIRS } from '../personas/default-wishes';
import { PERSONAS, type Persona } from '../personas/persona';
import { actSums, personaSizes, termSums } from './acts.queries';
import { modelOf, NO_ACTS, type PairSums } from './gates';

/** How many acts of an earlier event count at most, for each pair of personas. */
const MOST_PRIOR_ACTS = 20;

/** Counts what people of an event did, and works out what follows for scores. Whatever is gone does not count any more. */
export const countPairs = async (ctx: RequestContext, eventId: string): Promise<void> => {
  const stored = await storedPairs(ctx, { eventId });
  const storedOf = new Map(stored.map((row) => [keyOf(row.persona, row.other), row]));
  const { shareOf, sumsOf } = await countActs(ctx, eventId);
  const pairs = PERSONA_PAIRS.map(({ persona, other }) => {
    const { wish = null, prior = null } = storedOf.get(keyOf(persona, other)) ?? {};
    const sums = sumsOf(persona, other);
    return { persona, other, wish, prior, sums };
  });
  const models = modelOf(
    pairs.map(({ persona, other, wish, prior, sums }) => ({
      persona,
      other,
      wish: wish ?? defaultWish(persona, other),
      ...(prior ? addSums(sums, prior) : sums),
    })),
    shareOf,
  );
  const rows = pairs.map((pair, index): PairRow => {
    const { gate, exchangeShare } = models[index] as { gate: number; exchangeShare: number };
    return { ...pair, gate, exchangeShare };
  });
  await savePairs(ctx, { eventId, pairs: rows });
};

const keyOf = (persona: Persona, other: Persona): string => `${persona}/${other}`;

/** The counts, and the share of each persona among the people. */
const countActs = async (ctx: RequestContext, eventId: string) => {
  const sizes = new Map(
    (await personaSizes(ctx, { eventId })).map(({ persona, people }) => [persona, people]),
  );
  const acts = new Map((await actSums(ctx, { eventId })).map((row) => [keyOf(row.persona, row.other), row]));
  const terms = acts.size > 0 ? await termSums(ctx, { eventId }) : [];
  const termsOf = new Map(terms.map((row) => [keyOf(row.persona, row.other), row]));
  const total = [...sizes.values()].reduce((sum, people) => sum + people, 0);
  const shareOf = (persona: Persona): number =>
    total > 0 ? (sizes.get(persona) ?? 0) / total : 1 / PERSONAS.length;
  const reachedBy = (matches: (row: { persona: Persona; other: Persona }) => boolean): number =>
    [...acts.values()].filter(matches).reduce((sum, { reached }) => sum + reached, 0);
  const reachedInAll = reachedBy(() => true);
  const outOf = new Map(PERSONAS.map((own) => [own, reachedBy(({ persona }) => persona === own)]));
  /** Between how many there are and how often they are reached: the famous are reached without being looked for. */
  const chanceOf = new Map(
    PERSONAS.map((own) => {
      const reached = reachedBy(({ other }) => other === own);
      return [own, reachedInAll > 0 ? Math.sqrt(shareOf(own) * (reached / reachedInAll)) : 0];
    }),
  );
  const sumsOf = (persona: Persona, other: Persona): PairSums => {
    const key = keyOf(persona, other);
    const { actors = 0, reached = 0, welcomed = 0, refused = 0 } = acts.get(key) ?? {};
    const { withTopic = 0, withOffer = 0, chanceTopic = 0, chanceOffer = 0 } = termsOf.get(key) ?? {};
    const expected = (outOf.get(persona) ?? 0) * (chanceOf.get(other) ?? 0);
    return { actors, reached, expected, welcomed, refused, withTopic, withOffer, chanceTopic, chanceOffer };
  };
  return { shareOf, sumsOf };
};

const NAMES = Object.keys(NO_ACTS) as (keyof PairSums)[];

const mapSums = (map: (name: keyof PairSums) => number): PairSums =>
  Object.fromEntries(NAMES.map((name) => [name, map(name)])) as unknown as PairSums;

const addSums = (one: PairSums, other: PairSums): PairSums => mapSums((name) => one[name] + other[name]);

/** Gives the copy of an event its wishes, and what was learned there as a prior. */
export const copyPairs = async (
  ctx: RequestContext,
  { eventId, copyId }: { eventId: string; copyId: string },
): Promise<void> => {
  const stored = await storedPairs(ctx, { eventId });
  const pairs = stored.map(({ sums, prior, ...pair }) => ({
    ...pair,
    sums: NO_ACTS,
    prior: priorOf(sums, prior),
  }));
  await savePairs(ctx, { eventId: copyId, pairs });
};

/** The learned values that a copy of an event starts with, including those from earlier events, weighted like a few acts. */
const priorOf = (sums: PairSums, prior: PairSums | null): PairSums => {
  const all = prior ? addSums(sums, prior) : sums;
  const acts = Math.max(all.reached, all.expected) + all.welcomed + all.refused;
  const factor = acts > MOST_PRIOR_ACTS ? MOST_PRIOR_ACTS / acts : 1;
  return { ...mapSums((name) => all[name] * factor), actors: all.actors };
};
