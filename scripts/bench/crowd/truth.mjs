/** The truth: what a meeting of two people is worth to each, from latent traits alone and never from what they declare. */
import { DIMENSIONS } from './latent.mjs';
import { packVectors } from './people.mjs';
import { PERSONAS } from './personas.mjs';

const column = (Type, people, read) => Type.from(people, read);

/** All traits as columns. */
const packTraits = (people) => ({
  persona: column(Uint8Array, people, ({ persona }) => persona),
  company: column(Int32Array, people, ({ companyIndex }) => companyIndex),
  invited: column(Uint8Array, people, ({ invited }) => Number(invited)),
  region: column(Uint8Array, people, ({ region }) => region),
  languages: column(Uint8Array, people, ({ languages }) => languages),
  size: column(Float32Array, people, ({ size }) => size),
  wants: column(Float32Array, people, ({ wants }) => wants),
  sizeTolerance: column(Float32Array, people, ({ sizeTolerance }) => sizeTolerance),
  breadth: column(Float32Array, people, ({ breadth }) => breadth),
  seniority: column(Float32Array, people, ({ seniority }) => seniority),
  homeTaste: column(Float32Array, people, ({ homeTaste }) => homeTaste),
  need: packVectors(people, 'need'),
  offer: packVectors(people, 'offer'),
});

/** The same number from 0 to 1 for the same ordered pair: the chemistry that no data explains. */
const chemistryOf = (salt) => (a, b) => {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 0x7f4a, 0x85ebca6b) ^ salt;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000;
};

/** How well what one needs and the other offers agree, from 0 to 1. */
const topicFitOf =
  ({ need, offer }) =>
  (a, b) => {
    let cosine = 0;
    const [from, to] = [a * DIMENSIONS, b * DIMENSIONS];
    for (let at = 0; at < DIMENSIONS; at += 1) cosine += need[from + at] * offer[to + at];
    return cosine <= 0 ? 0 : cosine * Math.sqrt(cosine);
  };

/** What a meeting with `b` is worth to `a` alone, from 0 to about 1. */
const createSide = (traits, wishes, salt) => {
  const chemistry = chemistryOf(salt);
  const topicFit = topicFitOf(traits);
  const { persona, region, languages, size, wants, sizeTolerance, breadth, seniority, homeTaste } = traits;
  return (a, b) => {
    const wish = wishes[a * PERSONAS.length + persona[b]];
    const fit = breadth[a] + (1 - breadth[a]) * topicFit(a, b);
    const sizeGap = (size[b] - wants[a]) / sizeTolerance[a];
    const sizeFit = 1 / (1 + sizeGap * sizeGap);
    const placeFit = region[a] === region[b] ? 1 : 1 - homeTaste[a];
    const speech = languages[a] & languages[b] ? 1 : 0.35;
    // People like to meet those above them, and avoid those far below.
    const rankGap = seniority[b] - seniority[a];
    const rankFit = rankGap < -0.3 ? 0.7 : 0.9 + 0.2 * seniority[b];
    return wish * fit * sizeFit * placeFit * speech * rankFit * (0.7 + 0.6 * chemistry(a, b));
  };
};

const OWN_SAMPLE = 120;
/** At 1 people would only rank their own prospects, at 0 all would have the same standards. */
const OWN_WEIGHT = 0.75;

/** What each person's best meetings here are worth to them: the top twentieth of some random people. */
const ownScales = (random, side, present, count) => {
  const scales = new Float32Array(count).fill(1);
  const sample = new Float64Array(OWN_SAMPLE);
  for (const person of present) {
    for (let at = 0; at < OWN_SAMPLE; at += 1) sample[at] = side(person, random.pick(present));
    sample.sort();
    scales[person] = sample[OWN_SAMPLE - OWN_SAMPLE / 20] ** OWN_WEIGHT;
  }
  return scales;
};

/** People compare with what this fair has for them, so those with few good prospects are content with less. */
const compareToOwn = (random, rawSide, present, count) => {
  const scales = ownScales(random, rawSide, present, count);
  return (a, b) => rawSide(a, b) / scales[a];
};

const SAMPLE = 400_000;

/** The worth below which this share of random pairs lies. */
const quantilesOf = (random, worth, present, shares) => {
  const sample = Float64Array.from({ length: SAMPLE }, () =>
    worth(random.pick(present), random.pick(present)),
  );
  sample.sort();
  return shares.map((share) => sample[Math.min(SAMPLE - 1, Math.floor((1 - share) * SAMPLE))]);
};

/**
 * The truth as functions of row numbers. Somebody who comes for three days could hold some 30 meetings, and finds after the fair
 * that a few times as many would have been worth it: about 1 % of all pairs are relevant, the best fifth of them excellent.
 */
export const createTruth = (random, { people, wishes }) => {
  const traits = packTraits(people);
  const present = people.flatMap((person, at) => (person.invited ? [] : [at]));
  const side = compareToOwn(random, createSide(traits, wishes, random.word()), present, people.length);
  const { company, invited } = traits;
  const excluded = (a, b) =>
    a === b || invited[a] === 1 || invited[b] === 1 || (company[a] >= 0 && company[a] === company[b]);
  const worth = (a, b) => (excluded(a, b) ? 0 : Math.sqrt(side(a, b) * side(b, a)));
  const relevantShare = 0.01 * random.lognormal(0.2);
  const shares = [0.2 * relevantShare, relevantShare, 4 * relevantShare];
  const [excellent, good, fair] = quantilesOf(random, worth, present, shares);
  const gain = (a, b) => {
    const value = worth(a, b);
    return value < fair ? 0 : value < good ? 1 : value < excellent ? 2 : 3;
  };
  /** One's own side on a scale where 1 is what good meetings have. */
  const appeal = (a, b) => (excluded(a, b) ? 0 : side(a, b) / good);
  return { gain, appeal, present, traits };
};
