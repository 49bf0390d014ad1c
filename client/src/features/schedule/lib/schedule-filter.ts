import { seriesColour } from '../../../lib/chart-data';
import { groupBy } from '../../../lib/group-by';
import { containsWords } from '../../../lib/highlight';
import { dayKey } from '../../../lib/time';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import type { Session } from './agenda-entries';

export type ScheduleFilter = ScheduleFilters['values'];

/** A session that the viewer attends or speaks at. */
export const isMine = ({ inMyAgenda, speakers }: Session): boolean =>
  inMyAgenda || speakers.some(({ isViewer }) => isViewer);

/** Every word has to be somewhere: in the title, the track, the room, or with a speaker. */
function matchesText({ title, track, location, speakers }: Session, q: string): boolean {
  const people = speakers.flatMap(({ firstName, lastName, organization }) => [
    firstName,
    lastName,
    organization,
  ]);
  return containsWords(q, title, track, location, ...people);
}

/** The sessions that match; what only keeps a pod free of meetings is not part of the programme. */
export function filterSessions(sessions: readonly Session[], filter: ScheduleFilter): Session[] {
  return sessions.filter(
    (session) =>
      session.kind !== 'POD' &&
      (filter.kind === null || session.kind === filter.kind) &&
      (filter.track === null || session.track === filter.track) &&
      (!filter.saved || isMine(session)) &&
      matchesText(session, filter.q),
  );
}

/** Sessions by the day they begin on, by the clock of the event. */
export const sessionsByDay = (sessions: readonly Session[], zone: string): Map<string, Session[]> =>
  groupBy(sessions, ({ startsAt }) => dayKey(startsAt, zone));

/** The tracks of the programme by name. */
export const tracksOf = (sessions: readonly Pick<Session, 'track'>[]): string[] =>
  [...new Set(sessions.map(({ track }) => track))].filter((track) => track !== null).sort();

/** The colour of a track; the word always stands beside it. */
export const toneOf = (track: string | null | undefined, tracks: readonly string[]): string | undefined => {
  const index = track ? tracks.indexOf(track) : -1;
  return index === -1 ? undefined : seriesColour(index);
};
