import type { ImportKind } from '../../../generated/graphql';
import { paths, type ImportSubject } from '../../../lib/paths';

/** What each kind of import is called in addresses. */
export const subjects: Record<ImportKind, ImportSubject> = {
  ATTENDEES: 'attendees',
  COMPANIES: 'companies',
  ACTIVITIES: 'schedule',
  MEETING_WISHES: 'wishes',
  MEETING_TARGETS: 'targets',
};

/** The kind of import with this word in its address. */
export const kindOf = (subject: string): ImportKind | undefined =>
  (Object.keys(subjects) as ImportKind[]).find((kind) => subjects[kind] === subject);

/** Where one finds what an import of a kind brought. */
export const listOf: Record<ImportKind, (eventId: string) => string> = {
  ATTENDEES: paths.attendees,
  COMPANIES: paths.exhibitors,
  ACTIVITIES: paths.schedule,
  MEETING_WISHES: paths.meetingProgram,
  MEETING_TARGETS: paths.meetingProgram,
};
