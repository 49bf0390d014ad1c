import { pairKey, peopleOf, teamsOf } from './candidates';
import type { TimetableInput, WishInput } from './timetable.types';

type Meetings = readonly { one: number; other: number }[];

/** Splits what people asked for by whether one of these meetings grants it. */
export const splitWishes = (
  input: TimetableInput,
  meetings: Meetings,
): { granted: WishInput[]; missing: WishInput[] } => {
  const teams = teamsOf(input);
  const met = new Set(meetings.map(({ one, other }) => pairKey(one, other, input.people.length)));
  const granted: WishInput[] = [];
  const missing: WishInput[] = [];
  for (const wish of input.wishes) {
    if (wish.kind === 'NO') continue;
    const isMet = peopleOf(wish, teams).some((person) =>
      met.has(pairKey(wish.from, person, input.people.length)),
    );
    (isMet ? granted : missing).push(wish);
  }
  return { granted, missing };
};

/** How many of each kind these meetings grant. */
export const countGranted = (input: TimetableInput, meetings: Meetings): { must: number; like: number } => {
  const { granted } = splitWishes(input, meetings);
  const must = granted.filter(({ kind }) => kind === 'MUST').length;
  return { must, like: granted.length - must };
};
