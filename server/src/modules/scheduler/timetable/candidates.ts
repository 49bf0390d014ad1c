import { assertWithin } from './limits';
import type { Pair, TimetableInput, WishInput } from './timetable.types';

/** Two people who might meet. */
export interface Candidate {
  one: number;
  other: number;
  /** Wishes that their meeting grants. */
  must: number;
  like: number;
  /** The published meeting of the two. */
  published: { time: number; pod: number } | null;
  /** Companies asked for as such, which are met once only: one group for each side that asked. */
  groups: number[];
}

export interface Candidates {
  pairs: Candidate[];
  groups: number;
}

/** One number for two people, in either order. */
export const pairKey = (one: number, other: number, people: number): number =>
  one < other ? one * people + other : other * people + one;

/** People of each company. */
export const teamsOf = ({ people }: Pick<TimetableInput, 'people'>): Map<number, number[]> => {
  const teams = new Map<number, number[]>();
  people.forEach(({ company }, person) => {
    if (company === null) return;
    const team = teams.get(company);
    if (team) team.push(person);
    else teams.set(company, [person]);
  });
  return teams;
};

/** The people whom a wish is about. */
export const peopleOf = (
  { target, to }: WishInput,
  teams: ReadonlyMap<number, number[]>,
): readonly number[] => (target === 'PERSON' ? [to] : (teams.get(to) ?? []));

/** Pairs that never meet: no-thanks, and what the caller names. Colleagues are asked for by `areColleagues`. */
export const forbiddenPairs = (input: TimetableInput): Set<number> => {
  const teams = teamsOf(input);
  const keyOf = ([one, other]: Pair) => pairKey(one, other, input.people.length);
  return new Set([
    ...input.forbidden.map(keyOf),
    ...input.wishes
      .filter(({ kind }) => kind === 'NO')
      .flatMap((wish) => peopleOf(wish, teams).map((person) => keyOf([wish.from, person]))),
  ]);
};

export const areColleagues = ({ people }: TimetableInput, one: number, other: number): boolean =>
  people[one]!.company !== null && people[one]!.company === people[other]!.company;

/** Companies that somebody asked for as such, by person and company. */
const companyGroups = ({ wishes }: TimetableInput): Map<string, number> => {
  const groups = new Map<string, number>();
  for (const { from, target, to, kind } of wishes)
    if (target === 'COMPANY' && kind !== 'NO' && !groups.has(`${from} ${to}`))
      groups.set(`${from} ${to}`, groups.size);
  return groups;
};

/** Who might meet: wherever one of the two asked, they match, or were told of a meeting, and nothing forbids it. */
export const findCandidates = (input: TimetableInput): Candidates => {
  const { people, wishes, matches, fixed, published, settings } = input;
  const teams = teamsOf(input);
  const groups = companyGroups(input);
  const groupOf = (person: number, partner: number) => groups.get(`${person} ${people[partner]!.company}`);
  const excluded = forbiddenPairs(input);
  const metGroups = new Set<number>();
  for (const { one, other } of fixed) {
    excluded.add(pairKey(one, other, people.length));
    for (const group of [groupOf(one, other), groupOf(other, one)])
      if (group !== undefined) metGroups.add(group);
  }
  const canMeet = (one: number, other: number) =>
    one !== other &&
    !excluded.has(pairKey(one, other, people.length)) &&
    !areColleagues(input, one, other) &&
    people[one]!.open.some((open, time) => open === 1 && people[other]!.open[time] === 1);

  const byKey = new Map<number, Candidate | null>();
  const candidateOf = (one: number, other: number): Candidate | null => {
    const key = pairKey(one, other, people.length);
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const ids = [groupOf(one, other), groupOf(other, one)].filter((group) => group !== undefined);
    const isOpen = canMeet(one, other) && !ids.some((group) => metGroups.has(group));
    const candidate = isOpen
      ? {
          one: Math.min(one, other),
          other: Math.max(one, other),
          must: 0,
          like: 0,
          published: null,
          groups: ids,
        }
      : null;
    byKey.set(key, candidate);
    return candidate;
  };

  for (const wish of wishes) {
    if (wish.kind === 'NO') continue;
    for (const person of peopleOf(wish, teams)) {
      const candidate = candidateOf(wish.from, person);
      if (candidate) candidate[wish.kind === 'MUST' ? 'must' : 'like'] += 1;
    }
  }
  if (settings.fill) for (const [one, other] of matches) candidateOf(one, other);
  if (settings.basis === 'PUBLISHED')
    for (const { one, other, time, pod } of published) {
      const candidate = candidateOf(one, other);
      if (candidate) candidate.published = { time, pod };
    }
  const pairs = [...byKey.values()].filter((candidate) => candidate !== null);
  assertWithin('pairs', pairs.length);
  return { pairs, groups: groups.size };
};
