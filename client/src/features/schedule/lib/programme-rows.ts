import { groupBy } from '../../../lib/group-by';
import { overlaps } from '../../../lib/timeline-layout';
import type { TimelineItem } from '../../../ui';
import { byTime, type AgendaEntry, type Session } from './agenda-entries';

/** Keys of the rows that are no tracks. */
export const OTHER_ROW = ' other';
export const MINE_ROW = ' mine';

export type OtherEntry = Exclude<AgendaEntry, { kind: 'session' }>;

export interface ProgrammeItem extends TimelineItem {
  session?: Session;
  entry?: OtherEntry;
}

/**
 * Where each session of a day stands: in its track, or across all tracks when it has none, such as a break. One without a
 * track that runs beside others gets a row of its own kind.
 */
export function programmeItems(
  sessions: readonly Session[],
  entries: readonly OtherEntry[],
): ProgrammeItem[] {
  const inTracks = sessions.filter(({ track }) => track !== null);
  const rowOf = (session: Session): string | null =>
    session.track ?? (inTracks.some((other) => overlaps(other, session)) ? OTHER_ROW : null);
  const rows = new Set(sessions.map(rowOf).filter((row) => row !== null));
  // Breaks do not reach into the viewer's own row.
  const rowCount = Math.max(1, rows.size);
  return [
    ...sessions.map((session) => ({
      key: session.id,
      label: session.title,
      startsAt: session.startsAt,
      endsAt: session.endsAt,
      row: rowOf(session),
      span: rowCount,
      session,
    })),
    ...entries.map((entry) => ({ ...entry, key: entry.id, label: entry.id, row: MINE_ROW, entry })),
  ];
}

export interface TimeGroup {
  startsAt: string;
  items: (Session | OtherEntry)[];
}

/** Sessions and entries by the time they begin at, for lists. */
export const timeGroups = (sessions: readonly Session[], entries: readonly OtherEntry[]): TimeGroup[] => {
  const items = [...entries, ...sessions].sort(byTime);
  return [...groupBy(items, ({ startsAt }) => startsAt)].map(([startsAt, group]) => ({
    startsAt,
    items: group,
  }));
};

export const isSession = (item: Session | OtherEntry): item is Session => 'title' in item;
