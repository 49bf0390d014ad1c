/** The latent field: what topics, goods and people are really about, as directions in a small space that the portal never sees. */
import { FASHIONABLE_TOPICS, FIELDS, GENERAL_TERMS, TRADE_TERMS } from './vocabulary.mjs';

export const DIMENSIONS = 8;

const normalize = (vector) => {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

const randomDirection = (random) => normalize(Array.from({ length: DIMENSIONS }, () => random.normal()));

/** A direction between some others. */
export const mix = (...parts) =>
  normalize(
    Array.from({ length: DIMENSIONS }, (_, at) =>
      parts.reduce((sum, [weight, vector]) => sum + weight * vector[at], 0),
    ),
  );

/** A direction somewhat off another one. */
export const near = (random, vector, spread) => mix([1, vector], [spread, randomDirection(random)]);

export const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

/** Fields of one family are related, topics of one field more so; which ones are closest differs per seed. */
export const createLatentField = (random) => {
  const families = new Map(FIELDS.map(({ family }) => [family, randomDirection(random)]));
  const fields = FIELDS.map(({ family }) => near(random, families.get(family), 0.9));
  const topicField = FIELDS.flatMap(({ topics }, field) => topics.map(() => field));
  const topics = topicField.map((field) => near(random, fields[field], 0.6));
  const trades = TRADE_TERMS.flatMap((terms, field) => terms.map(() => near(random, fields[field], 0.4)));
  return {
    fields,
    topicField,
    topics,
    trades,
    /** Directions of the terms of both vocabularies; those that say nothing about a field have none. */
    topicTerms: [...topics, ...FASHIONABLE_TOPICS.map(() => null)],
    exchangeTerms: [...trades, ...GENERAL_TERMS.map(() => null)],
  };
};
