/** What people declare: a noisy, incomplete view of what they are really about. */
import { dot } from './latent.mjs';
import { GENERAL_CHOICES, PERSONAS } from './personas.mjs';
import { sampleByWeight, zipf } from './random.mjs';
import {
  EXCHANGE_LABELS,
  FASHIONABLE_TOPICS,
  GENERAL_TERMS,
  TOPIC_LABELS,
  TRADE_TERMS,
} from './vocabulary.mjs';

/** Profiles without any interest: portals report 10 to 20 % of those who log in. */
const LAZY_SHARE = 0.15;
/** Imported profiles that nobody has opened have what registration asked, if anything. */
const LAZY_INVITED_SHARE = 0.75;
const BRIEF_SHARE = 0.2;
const EVERYTHING_SHARE = 0.04;
/** Terms that were hit by mistake, or that somebody thought would look good. */
const WRONG_SHARE = 0.09;
/** Later questions are answered by fewer. */
const SEEK_SHARE = 0.67;
const OFFER_SHARE = 0.6;
/** How closely people choose what they are about; at 0 they would choose by popularity alone. */
const CARE = 3.2;
/** How much sooner people choose a general term that fits them than one that does not; the first of a persona's fits best. */
const GENERAL_FIT = 60;
/** "AI" is chosen by more than half of all, its like by less. */
const FASHION = [34, 12, 9, 6];

/** How popular each term is whatever it is about; a label's place says nothing, so it differs per event. */
const popularities = (random, count) => {
  const ranks = sampleByWeight(random, new Float64Array(count).fill(1), count);
  const popularity = new Float64Array(count);
  ranks.forEach((term, rank) => (popularity[term] = 12 * zipf(rank, 0.7)));
  return popularity;
};

const chooseStyle = (random, invited) => {
  if (random.chance(invited ? LAZY_INVITED_SHARE : LAZY_SHARE)) return 'lazy';
  if (random.chance(BRIEF_SHARE)) return 'brief';
  return random.chance(EVERYTHING_SHARE) ? 'everything' : 'usual';
};

const countFor = (random, style, terms, usual) => {
  if (style === 'brief') return random.between(1, 2);
  if (style === 'everything') return Math.round(terms * random.uniform(0.5, 1));
  return Math.max(1, Math.round(usual * random.lognormal(0.45)));
};

/** Replaces some choices by any other term. */
const misclick = (random, chosen, terms) => [
  ...new Set(chosen.map((term) => (random.chance(WRONG_SHARE) ? random.below(terms) : term))),
];

const topicWeights = ({ need, offer }, { topicTerms }, popularity) =>
  topicTerms.map((direction, term) =>
    direction
      ? popularity[term] * Math.exp(CARE * Math.max(dot(direction, need), dot(direction, offer)))
      : FASHION[term - TOPIC_LABELS.length + FASHIONABLE_TOPICS.length] * 12,
  );

/** Who sells names goods, who buys names what they need; others mostly name general things. */
const tradeWeight = (persona, side) => {
  const sells = PERSONAS[persona].kind !== null;
  const buys = ['buyer', 'partner'].includes(PERSONAS[persona].name);
  if (side === 'offer') return sells ? 1 : 0.25;
  return buys ? 1 : sells ? 0.3 : 0.2;
};

/** Of "Looking for" (`need`) or "Offering" (`offer`): goods by direction, general terms by persona. */
const exchangeWeights = (person, side, { exchangeTerms }, popularity) => {
  const [seeks, offers] = GENERAL_CHOICES[PERSONAS[person.persona].name];
  const own = side === 'need' ? seeks : offers;
  const goods = tradeWeight(person.persona, side);
  return exchangeTerms.map((direction, term) => {
    if (direction) return goods * popularity[term] * Math.exp(CARE * dot(direction, person[side]));
    const rank = own.indexOf(GENERAL_TERMS[term - TRADE_TERMS.flat().length]);
    return Math.sqrt(popularity[term]) * (rank < 0 ? 1 : GENERAL_FIT * zipf(rank, 0.7));
  });
};

/** The terms of one person, as indices per group: topics, looked for, offered. */
const declareFor = (random, person, latent, popularity) => {
  const style = chooseStyle(random, person.invited);
  if (style === 'lazy') return [[], [], []];
  const choose = (weights, usual) =>
    misclick(
      random,
      sampleByWeight(random, weights, countFor(random, style, weights.length, usual)),
      weights.length,
    );
  const exchange = (side, share) =>
    random.chance(share) ? choose(exchangeWeights(person, side, latent, popularity.exchange), 2.6) : [];
  return [
    choose(topicWeights(person, latent, popularity.topics), 4),
    exchange('need', SEEK_SHARE),
    exchange('offer', OFFER_SHARE),
  ];
};

/** What everybody declares. */
export const declareInterests = (random, people, latent) => {
  const popularity = {
    topics: popularities(random, TOPIC_LABELS.length),
    exchange: popularities(random, EXCHANGE_LABELS.length),
  };
  return people.map((person) => declareFor(random, person, latent, popularity));
};

/** Sectors as the company's marketing writes them: what it does, and often something that sounds good. */
export const sectorsOf = (random, { offer }, latent) => {
  const weights = latent.topics.map((direction) => Math.exp(7 * dot(direction, offer)));
  const sectors = sampleByWeight(random, weights, random.between(1, 3)).map((topic) => TOPIC_LABELS[topic]);
  if (random.chance(0.25)) sectors.push(random.pick(FASHIONABLE_TOPICS));
  return sectors;
};
