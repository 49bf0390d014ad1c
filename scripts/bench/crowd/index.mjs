import { simulateActs } from './acts.mjs';
import { createCalendar } from './calendar.mjs';
import { declareInterests } from './interests.mjs';
import { createLatentField } from './latent.mjs';
import { createPeople } from './people.mjs';
import { PERSONAS } from './personas.mjs';
import { createRandom } from './random.mjs';
import { rowsAfter } from './history.mjs';
import { createTables } from './rows.mjs';
import { createTruth } from './truth.mjs';
import { createPersonalWishes, perturbWishes } from './wishes.mjs';

/** Two acts per person is what lively fairs have before they begin; small ones can have as many in all. */
const ACTS_PER_PERSON = 2;
const LEAST_ACTS = 10_000;

/** Everything about the people that the portal does not know. */
const createWorld = (random, attendees) => {
  const latent = createLatentField(random.fork('latent'));
  const { people, companies } = createPeople(random.fork('people'), attendees, latent);
  const eventWishes = perturbWishes(random.fork('event-wishes'));
  const personas = people.map(({ persona }) => persona);
  const wishes = createPersonalWishes(random.fork('wishes'), eventWishes, personas);
  const truth = createTruth(random.fork('truth'), { people, wishes });
  return { latent, people, companies, eventWishes, wishes, truth };
};

/** The whole sequence of acts, made when somebody first asks for some of it. */
const createActs = (random, { world, declared, tables, calendar, most }) => {
  let made = null;
  return () =>
    (made ??= simulateActs(random, {
      ...world,
      declared,
      slots: calendar.slots.length,
      pods: tables.pods.length,
      most,
      actsPerDay: calendar.actsPerDay(most),
      idTime: (act) => calendar.idTime(calendar.actAt(act, most)),
    }));
};

/**
 * A fair of strangers: people with personas, interests, noise and a history, and the truth of who should meet whom.
 * Dates follow `now`; ids and all the rest follow the seed alone. Functions ending in `At` take row numbers of `tables.attendees`.
 */
export const generateCrowd = ({ seed, attendees = 10_000, now = Date.now() }) => {
  const random = createRandom(`crowd-${seed}`);
  const calendar = createCalendar(now);
  const world = createWorld(random, attendees);
  const { people, truth } = world;
  const declared = declareInterests(random.fork('interests'), people, world.latent);
  const tables = createTables(random.fork('rows'), { ...world, seed, calendar, declared });
  const most = Math.max(LEAST_ACTS, ACTS_PER_PERSON * attendees);
  const allActs = createActs(random.fork('acts'), { world, declared, tables, calendar, most });
  const numbers = new Map(tables.attendees.map(({ id }, number) => [id, number]));
  const gain = (viewerId, otherId) => truth.gain(numbers.get(viewerId), numbers.get(otherId));
  return {
    eventId: tables.events[0].id,
    tables,
    /** Of everybody, INVITED people too. */
    personaOf: new Map(tables.attendees.map(({ id }, number) => [id, PERSONAS[people[number].persona].name])),
    /** Worth of the meeting for both: 0 none, 1 fair, 2 good, 3 excellent. */
    gain,
    gainAt: truth.gain,
    relevant: (viewerId, otherId) => gain(viewerId, otherId) >= 2,
    /** Kinds of the first acts and row numbers of who did them to whom. */
    acts: (count) => allActs().slice(0, count),
    /** The rows after the first acts of one fixed sequence: a request and its answer are two acts and one row. */
    history: (count) => rowsAfter(allActs().slice(0, count), { tables, calendar, most }),
  };
};
