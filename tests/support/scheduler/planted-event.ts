import { SeededRandom } from '../../../server/src/demo/seeded-random';
import type {
  MeetingPlace,
  MeetingTime,
  Pair,
  PersonInput,
  PodInput,
  TimetableDraft,
  TimetableInput,
  TimetableSettings,
  WishInput,
  WishKind,
} from '../../../server/src/modules/scheduler/timetable/timetable.types';

export interface PlantedSize {
  people: number;
  pods: number;
  days: number;
  timesPerDay: number;
  areas?: number;
  fill?: boolean;
}

/** 25 minutes and 5 between, with an hour off after the eighth. */
export const plantTimes = (days: number, perDay: number): MeetingTime[] =>
  Array.from({ length: days * perDay }, (_none, index) => {
    const day = Math.floor(index / perDay);
    const place = index % perDay;
    const start = day * 1_440 + 540 + place * 30 + (place >= 8 ? 60 : 0);
    return { day, start, end: start + 25 };
  });

export const PLANTED_SETTINGS: TimetableSettings = {
  order: 'PROMISES_FIRST',
  basis: 'NOTHING',
  fill: true,
  maxInRow: 5,
  seed: 1,
};

/** Some times are closed: a talk, a late arrival, somebody's own plans. */
const close = (random: SeededRandom, open: Uint8Array, share: number): Uint8Array => {
  for (let left = Math.round(open.length * share); left > 0;) {
    const length = Math.min(random.between(1, 3), left);
    const start = random.between(0, open.length - length);
    open.fill(0, start, start + length);
    left -= length;
  }
  return open;
};

/** A quarter are buyers, who were promised meetings; 20 to 30 % of everybody's times are closed. */
const plantPeople = (random: SeededRandom, { people, days, timesPerDay }: PlantedSize): PersonInput[] =>
  Array.from({ length: people }, () => {
    const isBuyer = random.chance(0.25);
    return {
      open: close(random, new Uint8Array(days * timesPerDay).fill(1), 0.23 + 0.12 * random.fraction()),
      company: random.chance(0.85) ? random.between(0, Math.ceil(people / 4)) : null,
      min: isBuyer ? random.between(4, 12) : 0,
      priority: isBuyer ? random.between(1, 3) : 1,
      max: isBuyer ? 16 : random.between(6, 14),
      maxPerDay: 10,
    };
  });

/** A tenth are pods of companies. */
const plantPods = (
  random: SeededRandom,
  { people, pods, days, timesPerDay, areas = 2 }: PlantedSize,
): PodInput[] =>
  Array.from({ length: pods }, (_none, pod) => ({
    blocked: new Uint8Array(days * timesPerDay),
    company: pod % 10 === 9 ? random.between(0, Math.ceil(people / 4)) : null,
    area: pod % areas,
  }));

/** Buyers want sellers and sellers buyers, and everybody wants the stars. */
const plantWishes = (random: SeededRandom, people: readonly PersonInput[]): WishInput[] => {
  const all = people.map((_person, index) => index);
  const stars = random.sample(all, Math.max(1, Math.round(people.length * 0.02)));
  const buyers = all.filter((person) => people[person]!.min > 0);
  const sellers = all.filter((person) => people[person]!.min === 0);
  return all.flatMap((from) => {
    const pick = () => {
      if (random.chance(0.15)) return random.pick(stars);
      const wanted = people[from]!.min > 0 || random.chance(0.4) ? sellers : buyers;
      return random.pick(wanted.length > 0 ? wanted : all);
    };
    const seen = new Set<string>();
    const make = (kind: WishKind, count: number) =>
      Array.from({ length: count }, (): WishInput => {
        const to = pick();
        const { company } = people[to]!;
        if (company !== null && random.chance(0.25)) return { from, target: 'COMPANY', to: company, kind };
        return { from, target: 'PERSON', to, kind };
      }).filter(({ target, to }) => {
        const key = `${target} ${to}`;
        const isNew = !seen.has(key) && !(target === 'PERSON' ? to === from : to === people[from]!.company);
        seen.add(key);
        return isNew;
      });
    return [
      ...make('NO', random.chance(0.2) ? random.between(1, 3) : 0),
      ...make('MUST', random.between(0, 5)),
      ...make('LIKE', random.between(0, 9)),
    ];
  });
};

const plantPairs = (random: SeededRandom, people: number, perPerson: number): Pair[] =>
  Array.from({ length: Math.round(people * perPerson) }, (): Pair => [
    random.between(0, people - 1),
    random.between(0, people - 1),
  ]).filter(([one, other]) => one !== other);

/** An event without anybody's data: the same size and seed give the same one. */
export const plantEvent = (size: PlantedSize, seed: string): TimetableInput => {
  const random = new SeededRandom(`timetable/${seed}`);
  const people = plantPeople(random, size);
  const areas = size.areas ?? 2;
  return {
    times: plantTimes(size.days, size.timesPerDay),
    people,
    pods: plantPods(random, size),
    // The halls stand in a row; the gap between two times is enough for the way to the next one.
    ways: Array.from({ length: areas }, (_row, from) =>
      Array.from({ length: areas }, (_cell, to) => Math.abs(from - to) * 5),
    ),
    wishes: plantWishes(random, people),
    matches: plantPairs(random, size.people, 4),
    forbidden: plantPairs(random, size.people, 0.2),
    fixed: [],
    published: [],
    settings: PLANTED_SETTINGS,
  };
};

/** The same event after it was published, with 5 % of it changed: people late, gone or newly busy, pods blocked. */
export const changePlanted = (
  input: TimetableInput,
  { meetings }: TimetableDraft,
  seed: string,
  share = 0.05,
): { input: TimetableInput; mustChange: number } => {
  const random = new SeededRandom(`change/${seed}`);
  const people = input.people.map((person) => {
    if (!random.chance(share)) return person;
    const open = person.open.slice();
    const kind = random.between(0, 3);
    if (kind === 0) open.fill(0);
    else if (kind === 1) open.fill(0, 0, random.between(2, 6));
    else close(random, open, 0.1);
    return { ...person, open };
  });
  const pods = input.pods.map((pod) => {
    if (!random.chance(share)) return pod;
    const start = random.between(0, pod.blocked.length - 1);
    return { ...pod, blocked: pod.blocked.slice().fill(1, start, start + random.between(2, 6)) };
  });
  const published = meetings
    .filter(({ change }) => change !== 'DROPPED')
    .map(({ one, other, time, pod }) => ({ one, other, time, pod }));
  const isLost = ({ one, other, time, pod }: MeetingPlace) =>
    people[one]!.open[time] !== 1 || people[other]!.open[time] !== 1 || pods[pod]!.blocked[time] === 1;
  return {
    input: { ...input, people, pods, published, settings: { ...input.settings, basis: 'PUBLISHED' } },
    mustChange: published.filter(isLost).length,
  };
};
