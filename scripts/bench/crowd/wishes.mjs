import { PERSONAS, STUDENT, TYPICAL_WISHES } from './personas.mjs';

/** No fair is the typical one: an organiser who knows the typical wishes is off by a quarter here and half there. */
const EVENT_SPREAD = 0.3;
/** A whole group can be in demand or out of fashion at one event: investors in a good year, press in a scandal. */
const GROUP_SPREAD = 0.15;
/** People of one persona differ too. */
const PERSON_SPREAD = 0.25;
/** Every eighth person hires, and likes to meet students. */
const HIRING_SHARE = 0.12;
/** Some come for something that nobody would guess from what they are. */
const UNUSUAL_SHARE = 0.1;

const MAX_WISH = 0.97;

/** Who wants whom at this fair: the typical wishes with the noise of this event. */
export const perturbWishes = (random) => {
  const demand = PERSONAS.map(() => random.lognormal(GROUP_SPREAD));
  return TYPICAL_WISHES.map((row) =>
    row.map((wish, other) => Math.min(MAX_WISH, wish * demand[other] * random.lognormal(EVENT_SPREAD))),
  );
};

const personalWishes = (random, row) => {
  const wishes = row.map((wish) => Math.min(MAX_WISH, wish * random.lognormal(PERSON_SPREAD)));
  if (random.chance(HIRING_SHARE)) wishes[STUDENT] = random.uniform(0.5, 0.8);
  if (random.chance(UNUSUAL_SHARE)) wishes[random.below(wishes.length)] = random.uniform(0.6, 0.9);
  return wishes;
};

/** Each person's own wishes, one row of personas per person. */
export const createPersonalWishes = (random, eventWishes, personas) => {
  const wishes = new Float32Array(personas.length * PERSONAS.length);
  personas.forEach((persona, person) =>
    wishes.set(personalWishes(random, eventWishes[persona]), person * PERSONAS.length),
  );
  return wishes;
};
