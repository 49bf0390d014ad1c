import dayjs from 'dayjs';
import type { ActivityKind, SessionToEditQuery } from '../../../generated/graphql';
import { clockTime, instantAt } from '../../../lib/event-days';
import { fullName } from '../../../lib/format';
import { dayKey } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import type { PlannedSession } from './session-clashes';

export type EditedSession = SessionToEditQuery['activity'];

/** A speaker as the field for them holds it. */
export interface SpeakerValue {
  value: string;
  label: string;
}

type Place = Span & { track: string | null };

/** A session as its form holds it; times by the clock of the event. */
export interface SessionValues {
  kind: ActivityKind;
  title: string;
  description: string;
  day: string;
  startsAt: string;
  endsAt: string;
  track: string;
  location: string;
  speakerIds: SpeakerValue[];
}

/** The values of a session that is there. */
export const valuesOf = (session: EditedSession, zone: string): SessionValues => ({
  kind: session.kind,
  title: session.title,
  description: session.description ?? '',
  day: dayKey(session.startsAt, zone),
  startsAt: clockTime(session.startsAt, zone),
  endsAt: clockTime(session.endsAt, zone),
  track: session.track ?? '',
  location: session.location ?? '',
  speakerIds: session.speakers.map((speaker) => ({ value: speaker.id, label: fullName(speaker) })),
});

/** The values that a new session starts with. */
export const newValues = (day: string, zone: string, place?: Place): SessionValues => ({
  kind: 'SESSION',
  title: '',
  description: '',
  day: place ? dayKey(place.startsAt, zone) : day,
  startsAt: place ? clockTime(place.startsAt, zone) : '09:00',
  endsAt: place ? clockTime(place.endsAt, zone) : '09:45',
  track: place?.track ?? '',
  location: '',
  speakerIds: [],
});

/** Start and end as instants; an end at midnight is the end of the day. */
export function spanOf(
  { day, startsAt, endsAt }: Pick<SessionValues, 'day' | 'startsAt' | 'endsAt'>,
  zone: string,
): Span {
  const lastDay = endsAt === '00:00' ? dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD') : day;
  return { startsAt: instantAt(day, startsAt, zone), endsAt: instantAt(lastDay, endsAt, zone) };
}

/** Whether the end comes after the start. */
export const endsLater = (startsAt: string | undefined, endsAt: string | undefined): boolean =>
  !startsAt || !endsAt || endsAt === '00:00' || endsAt > startsAt;

/** What is sent of the form. */
export const inputOf = (values: SessionValues, zone: string) => ({
  kind: values.kind,
  title: values.title.trim(),
  description: values.description.trim() || null,
  ...spanOf(values, zone),
  track: values.track.trim() || null,
  location: values.location.trim() || null,
  speakerIds: values.speakerIds.map(({ value }) => value),
});

/** The session as it would be, as far as the form is filled in; null without times. */
export function plannedOf(
  id: string | null,
  values: Partial<SessionValues>,
  zone: string,
): PlannedSession | null {
  const { day, startsAt, endsAt, track, location, speakerIds = [] } = values;
  if (!day || !startsAt || !endsAt || !endsLater(startsAt, endsAt)) return null;
  return {
    id,
    ...spanOf({ day, startsAt, endsAt }, zone),
    track: track?.trim() || null,
    location: location?.trim() || null,
    speakerIds: speakerIds.map(({ value }) => value),
  };
}

/** What `?edit=` holds for a session that is not there yet. */
export const NEW_SESSION = 'new';

/** The same, with the time and track that were drawn for it. */
export const newSessionAt = ({ startsAt, endsAt, track }: Place): string =>
  `${NEW_SESSION}@${[startsAt, endsAt, track ?? ''].join('~')}`;

/** The time and track in such a value; undefined where it holds none. */
export function placeOf(value: string): Place | undefined {
  const [startsAt = '', endsAt = '', track = ''] = value.slice(NEW_SESSION.length + 1).split('~');
  if (Number.isNaN(Date.parse(startsAt)) || Number.isNaN(Date.parse(endsAt))) return undefined;
  return { startsAt, endsAt, track: track || null };
}
