import type { Cluster } from './content/clusters';
import { KEYNOTES, SESSIONS, WELCOME, type SessionText } from './content/sessions';
import type { SeededRandom } from './seeded-random';

/** The stages, each with its hall. */
export const TRACKS: readonly [track: string, location: string][] = [
  ['Main stage', 'Hall 1'],
  ['Builders stage', 'Hall 2'],
  ['Capital room', 'Hall 3'],
];
/** When sessions take place on each stage. */
export const SESSION_TIMES: readonly [string, string][] = [
  ['09:50', '10:30'],
  ['11:00', '11:40'],
  ['11:50', '12:30'],
  ['13:30', '14:10'],
  ['14:20', '15:00'],
  ['15:30', '16:10'],
  ['16:20', '17:00'],
];
/** A session for so many attendees of a day, so that enough of them are left to listen. */
const ATTENDEES_PER_SESSION = 8;
const SMALL_EVENT = 100;

/** What happens on the stages of one day. */
export interface DayProgram {
  opening: Omit<SessionText, 'cluster'> & { cluster: string | null };
  sessions: SessionText[];
}

/** How many stages an event of this size has. */
export const tracksFor = (attendees: number): readonly [string, string][] =>
  attendees < SMALL_EVENT ? TRACKS.slice(0, 2) : TRACKS;

/** The sessions of each day, about the fields of the event only. */
export function chooseProgram(
  attendees: number,
  clusters: readonly Cluster[],
  days: number,
  random: SeededRandom,
): DayProgram[] {
  const keys = new Set(clusters.map(({ key }) => key));
  const fitting = SESSIONS.filter(({ cluster }) => keys.has(cluster));
  const sessions = random.sample(fitting, fitting.length);
  const perDay = Math.min(
    Math.floor(sessions.length / days),
    tracksFor(attendees).length * SESSION_TIMES.length,
    Math.max(2, Math.floor(attendees / ATTENDEES_PER_SESSION)),
  );
  const keynotes = KEYNOTES.filter(({ cluster }) => keys.has(cluster));
  return Array.from({ length: days }, (_, day) => ({
    opening: (day > 0 ? keynotes[(day - 1) % keynotes.length] : null) ?? { ...WELCOME, cluster: null },
    sessions: sessions.slice(day * perDay, (day + 1) * perDay),
  }));
}
