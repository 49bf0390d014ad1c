import { fullName } from '../../../lib/format';
import { overlaps, type Span } from '../../../lib/timeline-layout';
import type { Session } from '../lib/agenda-entries';

/** A session as it would be after a change; without an id while it is new. */
export interface PlannedSession extends Pick<Session, 'startsAt' | 'endsAt' | 'track' | 'location'> {
  id: string | null;
  speakerIds: readonly string[];
}

export interface SessionClash {
  session: Session;
  /** Names of those who speak in both. */
  speakers: string[];
  /** The room that both are in. */
  room: string | null;
  sameTrack: boolean;
}

const same = (one: string | null, other: string | null): boolean =>
  Boolean(one && other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** Sessions at the same time with a speaker, the room or the track in common. */
export function sessionClashes(planned: PlannedSession, sessions: readonly Session[]): SessionClash[] {
  return sessions
    .filter((other) => other.kind !== 'POD' && other.id !== planned.id && overlaps(other, planned))
    .map((session) => ({
      session,
      speakers: session.speakers.filter(({ id }) => planned.speakerIds.includes(id)).map(fullName),
      room: same(session.location, planned.location) ? session.location : null,
      sameTrack: same(session.track, planned.track),
    }))
    .filter(({ speakers, room, sameTrack }) => speakers.length > 0 || room !== null || sameTrack);
}

/** Whether a session begins before the event or ends after it. */
export const isOutside = (planned: Span, event: Span): boolean =>
  Date.parse(planned.startsAt) < Date.parse(event.startsAt) ||
  Date.parse(planned.endsAt) > Date.parse(event.endsAt);

/** The session as it stands. */
export const plannedFrom = (session: Session): PlannedSession => ({
  ...session,
  speakerIds: session.speakers.map(({ id }) => id),
});
