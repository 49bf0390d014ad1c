import { SeededRandom } from '../../../server/src/demo/seeded-random';
import type {
  FixedMeeting,
  PersonInput,
  TimetableInput,
} from '../../../server/src/modules/scheduler/timetable/timetable.types';
import { PLANTED_SETTINGS, plantEvent, plantTimes } from './planted-event';

/** Enough for a handful of people. */
export const SMALL_ITERATIONS = 1_000;

/** A random event of a few people, two halls and scarce pods. */
export const smallEvent = (index: number): TimetableInput => {
  const random = new SeededRandom(`small/${index}`);
  const size = {
    people: random.between(4, 12),
    pods: random.between(1, 4),
    days: random.between(1, 2),
    timesPerDay: random.between(3, 7),
  };
  const input = plantEvent(size, `small/${index}`);
  return {
    ...input,
    people: input.people.map((person) => ({ ...person, min: Math.min(person.min, 3), maxPerDay: 4 })),
    // Ways of ten minutes forbid another hall at once.
    ways: input.ways.map((row) => row.map((minutes) => minutes * 2)),
    settings: {
      ...input.settings,
      order: random.pick(['PROMISES_FIRST', 'WISHES_FIRST']),
      maxInRow: random.between(2, 5),
      iterations: SMALL_ITERATIONS,
      seed: index,
    },
  };
};

/** Somebody without a company, who is always there and may meet at most so often. */
export const somebody = (times: number, changes: Partial<PersonInput> = {}): PersonInput => ({
  open: new Uint8Array(times).fill(1),
  company: null,
  min: 0,
  priority: 1,
  max: times,
  maxPerDay: times,
  ...changes,
});

/** An event of so many people without companies and one hall of pods that are free. */
export const plainEvent = (
  { people, pods, times }: { people: number; pods: number; times: number },
  changes: Partial<TimetableInput> = {},
): TimetableInput => ({
  times: plantTimes(1, times),
  people: Array.from({ length: people }, () => somebody(times)),
  pods: Array.from({ length: pods }, () => ({ blocked: new Uint8Array(times), company: null, area: 0 })),
  ways: [[0]],
  wishes: [],
  matches: [],
  forbidden: [],
  fixed: [],
  published: [],
  settings: { ...PLANTED_SETTINGS, iterations: SMALL_ITERATIONS },
  ...changes,
});

/** The same event with everybody under another number. */
export const relabelled = (input: TimetableInput, seed: number): TimetableInput => {
  const old = input.people.map((_person, index) => index);
  const order = new SeededRandom(`labels/${seed}`).sample(old, old.length);
  const labels = old.map((person) => order.indexOf(person));
  const label = (person: number): number => labels[person]!;
  const rename = <Meeting extends FixedMeeting>(meeting: Meeting): Meeting => ({
    ...meeting,
    one: label(meeting.one),
    other: label(meeting.other),
  });
  return {
    ...input,
    people: order.map((person) => input.people[person]!),
    wishes: input.wishes.map((wish) => ({
      ...wish,
      from: label(wish.from),
      to: wish.target === 'PERSON' ? label(wish.to) : wish.to,
    })),
    matches: input.matches.map(([one, other]) => [label(one), label(other)]),
    forbidden: input.forbidden.map(([one, other]) => [label(one), label(other)]),
    fixed: input.fixed.map(rename),
    published: input.published.map(rename),
  };
};
