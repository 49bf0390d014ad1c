/** When and where a meeting is. */
export interface Place {
  startsAt: Date;
  endsAt: Date;
  podId: string;
}

/** One change of a timetable: from where a meeting is, null for one that is not held, to where it is to be. */
export interface PlaceChange {
  id: string;
  oneId: string;
  otherId: string;
  /** Null where it is to be made. */
  meetingId: string | null;
  from: Place | null;
  to: Place | null;
  /** Day of the event clock of the new place; null without. */
  date: string | null;
  /** The request that it is again where it is not held any more; null for none. */
  request: (Omit<Place, 'podId'> & { podId: string | null }) | null;
  /** The timetable that it is of after the change; null where people agreed on it themselves. */
  runId: string | null;
  /** It goes only to make room for others, and stays where none of them comes. */
  isForOthers: boolean;
}

/** Why a change of a timetable is not possible any more. */
export type PlaceRefusal =
  | 'CHANGED_MEANWHILE'
  | 'LOCKED'
  | 'PAST'
  | 'MEET_ALREADY'
  | 'NOT_POSSIBLE'
  | 'PERSON_BUSY'
  | 'POD_TAKEN'
  | 'LIMIT'
  | 'NOT_NEEDED';

/** A time for which a person or pod is taken by a meeting, or by something else. */
export interface Taken {
  /** The person or the pod. */
  of: string;
  meetingId: string | null;
  startsAt: Date;
  endsAt: Date;
  /** Day of the event clock. */
  date: string;
}

/** How many meetings somebody may have; null for any number. */
export interface MostMeetings {
  inAll: number | null;
  perDay: number | null;
}

interface World {
  taken: readonly Taken[];
  most: ReadonlyMap<string, MostMeetings>;
}

const overlap = (
  one: Pick<Place, 'startsAt' | 'endsAt'>,
  other: Pick<Place, 'startsAt' | 'endsAt'>,
): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

const subjectsOf = ({ oneId, otherId }: PlaceChange, { podId }: Place): string[] => [oneId, otherId, podId];

const listsBy = <Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> => {
  const lists = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      const list = lists.get(key);
      if (list) list.push(row);
      else lists.set(key, [row]);
    }
  return lists;
};

/** The changes that bring a meeting where one goes that goes only for others, by its id. */
const successors = (changes: readonly PlaceChange[]): Map<string, PlaceChange[]> => {
  const arriving = listsBy(changes, (change) => (change.to ? subjectsOf(change, change.to) : []));
  const all = new Map<string, PlaceChange[]>();
  for (const goes of changes) {
    const { from, isForOthers } = goes;
    if (!from || !isForOthers) continue;
    const found = subjectsOf(goes, from).flatMap((subject) =>
      (arriving.get(subject) ?? []).filter(({ to }) => to && overlap(to, from)),
    );
    if (found.length > 0) all.set(goes.id, found);
  }
  return all;
};

/**
 * Which changes are not possible together any more, and why, by what is taken now. What is refused stays where it is, so
 * that others may become impossible too, until nothing changes any more. `refused` has those that are refused for other reasons.
 */
export const settle = (
  changes: readonly PlaceChange[],
  refused: ReadonlyMap<string, PlaceRefusal>,
  { taken, most }: World,
): Map<string, PlaceRefusal> => {
  const result = new Map(refused);
  const takenBy = listsBy(taken, ({ of }) => [of]);
  const roomFor = successors(changes);

  const placeRefusal = (
    { to, oneId, otherId }: PlaceChange,
    leaving: ReadonlySet<string>,
  ): PlaceRefusal | null => {
    if (!to) return null;
    const isTaken = (of: string) =>
      takenBy.get(of)?.some((claim) => !leaving.has(claim.meetingId ?? '') && overlap(claim, to));
    if (isTaken(oneId) || isTaken(otherId)) return 'PERSON_BUSY';
    return isTaken(to.podId) ? 'POD_TAKEN' : null;
  };

  /** The last change that brings somebody above the number of meetings that they may have. */
  const aboveLimit = (
    left: readonly PlaceChange[],
    leaving: ReadonlySet<string>,
  ): PlaceChange | undefined => {
    const arriving = listsBy(left, ({ to, oneId, otherId }) => (to ? [oneId, otherId] : []));
    for (const [person, { inAll, perDay }] of most) {
      const coming = arriving.get(person) ?? [];
      const staying = (takenBy.get(person) ?? []).filter(
        ({ meetingId }) => meetingId !== null && !leaving.has(meetingId),
      );
      if (staying.length + coming.length > (inAll ?? Infinity) && coming.length > 0) return coming.at(-1);
      const onDate = (day: string | null) =>
        [...staying, ...coming].filter(({ date }) => date === day).length;
      const last = coming.findLast(({ date }) => onDate(date) > (perDay ?? Infinity));
      if (last) return last;
    }
    return undefined;
  };

  for (;;) {
    const before = result.size;
    const left = changes.filter(({ id }) => !result.has(id));
    const leaving = new Set(left.flatMap(({ from, meetingId }) => (from && meetingId ? [meetingId] : [])));
    for (const change of left) {
      const refusal = placeRefusal(change, leaving);
      if (refusal) result.set(change.id, refusal);
    }
    const above = result.size === before ? aboveLimit(left, leaving) : undefined;
    if (above) result.set(above.id, 'LIMIT');
    for (const [goesId, comes] of roomFor)
      if (!result.has(goesId) && comes.every(({ id }) => result.has(id))) result.set(goesId, 'NOT_NEEDED');
    if (result.size === before) return result;
  }
};
