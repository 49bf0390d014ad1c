/** Whom people look at: a mixture of filters, names they know, stars, and terms in common. */
import { PERSONAS } from './personas.mjs';
import { weightedSampler } from './random.mjs';

/** Lists with filters come first in every portal; the rest is split between stars on the first page, terms and names. */
const CHANNELS = [
  ['browse', 0.38],
  ['popular', 0.22],
  ['terms', 0.28],
  ['known', 0.12],
];
/** Of so many people, somebody knows one whom it is worth to look up. */
const KNOWN_AMONG = 40;

const groupBy = (items, keyOf) => {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** Who declares each term of each group, as lists by `group/term`. */
const holdersOf = (declared, present) => {
  const holders = new Map();
  for (const person of present)
    declared[person].forEach((terms, group) => {
      for (const term of terms) {
        const key = `${group}/${term}`;
        if (!holders.has(key)) holders.set(key, []);
        holders.get(key).push(person);
      }
    });
  return holders;
};

/** Who looks for something finds those who offer it, and the other way round. */
const ANSWERING_GROUP = [0, 2, 1];

const bestOf = (random, present, count, value) => {
  let best = random.pick(present);
  for (let at = 1; at < count; at += 1) {
    const other = random.pick(present);
    if (value(other) > value(best)) best = other;
  }
  return best;
};

/** Gives back a function from a person to whom they look at next; it may be anybody, themselves too. */
export const createAttention = (random, { people, declared, wishes, truth }) => {
  const { present, appeal } = truth;
  const byPersona = groupBy(present, (person) => people[person].persona);
  const holders = holdersOf(declared, present);
  const pickStar = weightedSampler(present.map((person) => people[person].pull));
  const pickChannel = weightedSampler(CHANNELS.map(([, share]) => share));
  const wishOf = (person, persona) =>
    byPersona.has(persona) ? wishes[person * PERSONAS.length + persona] : 0;
  const browse = (person) => {
    const persona = weightedSampler(PERSONAS.map((_, other) => wishOf(person, other) ** 2))(random);
    return random.pick(byPersona.get(persona));
  };
  const looks = {
    browse,
    popular: () => present[pickStar(random)],
    known: (person) => bestOf(random, present, KNOWN_AMONG, (other) => appeal(person, other)),
    terms: (person) => {
      const groups = [0, 1, 2].filter((group) => declared[person][group].length > 0);
      if (groups.length === 0) return browse(person);
      const group = random.pick(groups);
      const found = holders.get(`${ANSWERING_GROUP[group]}/${random.pick(declared[person][group])}`);
      return found ? random.pick(found) : browse(person);
    },
  };
  return (person) => looks[CHANNELS[pickChannel(random)][0]](person);
};
