import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../core/request/context';
import { programOf } from '../../meeting-wishes/index';
import {
  runBlocks,
  runGroups,
  runMeetings,
  runOccupied,
  runPeople,
  runPods,
  runSlots,
  runUnreachable,
  runWishes,
} from './run-input.queries';

type RowsOf<Read extends (...values: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>;
export type PersonRow = RowsOf<typeof runPeople>[number];
export type GroupRow = RowsOf<typeof runGroups>[number];
export type MeetingRow = RowsOf<typeof runMeetings>[number];

/** All from which a timetable is computed, as it is stored. */
export interface RunRows {
  program: { mostInRow: number; fillsByMatches: boolean };
  slots: RowsOf<typeof runSlots>;
  groups: GroupRow[];
  people: PersonRow[];
  occupied: RowsOf<typeof runOccupied>;
  pods: RowsOf<typeof runPods>;
  blocks: RowsOf<typeof runBlocks>;
  meetings: MeetingRow[];
  wishes: RowsOf<typeof runWishes>;
  unreachable: RowsOf<typeof runUnreachable>;
}

/** Reads from what the timetable of an event is computed; null where it has no program. */
export async function loadRunRows(ctx: RequestContext, eventId: string): Promise<RunRows | null> {
  const of = { eventId };
  const program = await programOf(ctx, eventId);
  if (!program) return null;
  const { mostInRow, fillsByMatches } = program;
  // One after the other: inside of a transaction they share its connection.
  return {
    program: { mostInRow, fillsByMatches },
    slots: await runSlots(ctx, of),
    groups: await runGroups(ctx, of),
    people: await runPeople(ctx, of),
    occupied: await runOccupied(ctx, of),
    pods: await runPods(ctx, of),
    blocks: await runBlocks(ctx, of),
    meetings: await runMeetings(ctx, of),
    wishes: await runWishes(ctx, of),
    unreachable: await runUnreachable(ctx, of),
  };
}

/** What only the clock changes. */
const OF_THE_CLOCK = { isPast: undefined };

/** Changes with what is stored, not with the order of rows or with the time. */
export const hashOf = (rows: RunRows): string => {
  const hash = createHash('sha256');
  for (const [name, of] of Object.entries(rows)) {
    const lines = [of].flat().map((row: object) => JSON.stringify({ ...row, ...OF_THE_CLOCK }));
    for (const line of lines.toSorted()) hash.update(`${name} ${line}\n`);
  }
  return hash.digest('hex');
};
