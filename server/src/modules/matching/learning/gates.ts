import type { Persona, PersonaWish } from '../personas/persona';

/** The actions of people of one persona towards those of another; the sums of an earlier event count as they are. */
export interface PairSums {
  /** How many people did something. */
  actors: number;
  /** Bookmarks, requests and first messages. */
  reached: number;
  /** Their expected number by chance, from the size of the other persona and how often all others reach it. */
  expected: number;
  /** Accepted requests and answered messages. */
  welcomed: number;
  /** Declined requests and "not for me". */
  refused: number;
  /** Of the people reached or welcomed, how many share a topic or offer what is sought; and how many by chance. */
  withTopic: number;
  withOffer: number;
  chanceTopic: number;
  chanceOffer: number;
}

/** The values of an ordered pair of personas that scores need. */
export interface PairModel {
  /** How much the wish for such people counts, 0.1 to 1. */
  gate: number;
  /** The weight of what is sought and offered against what is common, 0.2 to 0.8. */
  exchangeShare: number;
}

export interface PairKnowledge extends PairSums {
  persona: Persona;
  other: Persona;
  wish: PersonaWish;
}

export const NO_ACTS: PairSums = {
  actors: 0,
  reached: 0,
  expected: 0,
  welcomed: 0,
  refused: 0,
  withTopic: 0,
  withOffer: 0,
  chanceTopic: 0,
  chanceOffer: 0,
};

/** The factor of each of the organisers' wishes, before anything is learned. */
const WISH: Record<PersonaWish, number> = { NONE: 0.15, LOW: 0.4, MEDIUM: 0.7, HIGH: 1 };
/** Before anything is learned, what is sought and offered counts two fifths. */
const EXCHANGE_SHARE = 0.4;
/** How many acts the organiser's word is worth: after as many, half of what counts is learned. */
const PRIOR_ACTS = 20;
/** Fewer people say nothing about a persona. */
export const FEWEST_ACTORS = 3;
const LEAST_GATE = 0.1;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Sums of fewer people than that do not count. */
const credible = (sums: PairKnowledge): PairKnowledge =>
  sums.actors < FEWEST_ACTORS ? { ...sums, ...NO_ACTS } : sums;

/** How much more often people of the one reach out to the other than the wishes predict; 1 without any actions. */
const liftOf = ({ wish, reached, expected }: PairKnowledge, averageWish: number): number => {
  const relativeWish = WISH[wish] / averageWish;
  return (reached + PRIOR_ACTS * relativeWish) / (expected + PRIOR_ACTS) / relativeWish;
};

/** How welcome the other is, beside how welcome people are at this event. */
const welcomeOf = ({ welcomed, refused }: PairKnowledge, usual: number): number =>
  clamp((welcomed + PRIOR_ACTS * usual) / (welcomed + refused + PRIOR_ACTS) / usual, 0.5, 1.5);

/** How much more often than by chance those who are chosen have something. */
const preferenceOf = (having: number, byChance: number): number =>
  (having + PRIOR_ACTS) / (byChance + PRIOR_ACTS);

const exchangeShareOf = (pair: PairSums): number => {
  const offer = EXCHANGE_SHARE * preferenceOf(pair.withOffer, pair.chanceOffer);
  const topic = (1 - EXCHANGE_SHARE) * preferenceOf(pair.withTopic, pair.chanceTopic);
  return clamp(offer / (offer + topic), 0.2, 0.8);
};

const usualWelcome = (pairs: readonly PairKnowledge[]): number => {
  const welcomed = pairs.reduce((sum, pair) => sum + pair.welcomed, 0);
  const refused = pairs.reduce((sum, pair) => sum + pair.refused, 0);
  return (welcomed + PRIOR_ACTS) / (welcomed + refused + 2 * PRIOR_ACTS);
};

/**
 * Computes the weights of scores from the organisers' wishes and from people's acts, for each ordered pair of personas. The wish
 * applies until people act; then it is raised or lowered by how often they choose such people and how often these are welcomed.
 */
export const modelOf = (
  pairs: readonly PairKnowledge[],
  shareOf: (persona: Persona) => number,
): (PairModel & { persona: Persona; other: Persona })[] => {
  const known = pairs.map(credible);
  const usual = usualWelcome(known);
  const averageWish = (persona: Persona): number =>
    known
      .filter((pair) => pair.persona === persona)
      .reduce((sum, { other, wish }) => sum + shareOf(other) * WISH[wish], 0) || 1;
  const wanted = known.map(
    (pair) => WISH[pair.wish] * liftOf(pair, averageWish(pair.persona)) * welcomeOf(pair, usual),
  );
  // A wish is at most 1: a persona whose highest value exceeds that keeps its order below it.
  const most = (persona: Persona): number =>
    Math.max(1, ...wanted.filter((_wanted, index) => known[index]?.persona === persona));
  return known.map((pair, index) => ({
    persona: pair.persona,
    other: pair.other,
    gate: clamp((wanted[index] ?? 0) / most(pair.persona), LEAST_GATE, 1),
    exchangeShare: exchangeShareOf(pair),
  }));
};
