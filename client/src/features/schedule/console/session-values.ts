import type { ActivityKind, SessionToEditQuery } from '../../../generated/graphql';
import type { DrawnSpan } from '../../../lib/drawn-span';
import { endsLater, periodOf, spanOf, type Period } from '../../../lib/event-days';
import { fullName } from '../../../lib/format';
import type { PlannedSession } from './session-clashes';

export type EditedSession = SessionToEditQuery['activity'];

/** A speaker as the field for them holds it. */
export interface SpeakerValue {
  value: string;
  label: string;
}

/** A session as its form holds it; times by the clock of the event. */
export interface SessionValues extends Period {
  kind: ActivityKind;
  title: string;
  description: string;
  track?: string;
  location?: string;
  speakerIds: SpeakerValue[];
}

/** The values of a session that is there. */
export const valuesOf = (session: EditedSession, zone: string): SessionValues => ({
  kind: session.kind,
  title: session.title,
  description: session.description ?? '',
  ...periodOf(session, zone),
  track: session.track ?? '',
  location: session.location ?? '',
  speakerIds: session.speakers.map((speaker) => ({ value: speaker.id, label: fullName(speaker) })),
});

/** The values that a new session starts with. */
export const newValues = (day: string, zone: string, place?: DrawnSpan): SessionValues => ({
  kind: 'SESSION',
  title: '',
  description: '',
  ...(place ? periodOf(place, zone) : { day, startsAt: '09:00', endsAt: '09:45' }),
  track: place?.row ?? '',
  location: '',
  speakerIds: [],
});

/** The form's input; cleared fields are empty. */
export const inputOf = (
  values: SessionValues,
  zone: string,
  filledWith?: Pick<EditedSession, 'startsAt' | 'endsAt'>,
) => ({
  kind: values.kind,
  title: values.title.trim(),
  description: values.description.trim() || null,
  ...spanOf(values, zone, filledWith),
  track: values.track?.trim() || null,
  location: values.location?.trim() || null,
  speakerIds: values.speakerIds.map(({ value }) => value),
});

/** The session as it would be; null without times. */
export function plannedOf(id: string | null, values: SessionValues, zone: string): PlannedSession | null {
  const { day, startsAt, endsAt } = values;
  return day && startsAt && endsAt && endsLater(startsAt, endsAt) ? { id, ...inputOf(values, zone) } : null;
}
