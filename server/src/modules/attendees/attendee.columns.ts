import { Preloads } from '../../core/db/preloads';
import {
  preloaded,
  projectionOf,
  selectList,
  typeColumns,
  type Columns,
  type Projection,
} from '../../core/db/projection';
import { enumOf } from '../../core/db/statement';
import { companyBriefProjection } from '../companies/index';
import type { AttendeeCategory, AttendeeStatus } from './attendee.entity';

const owner = { userId: 'a.user_id' };

/** As SQL whether the user of attendee `a` has proven the address. */
export const VERIFIED =
  'EXISTS (SELECT 1 FROM users prover WHERE prover.id = a.user_id AND prover.email_verified_at IS NOT NULL)';

/** Columns that field resolvers read, by the field. */
const behind: Record<string, Columns> = {
  event: { eventId: 'a.event_id' },
  avatarUrl: { avatar: 'a.avatar' },
  coverUrl: { cover: 'a.cover' },
  company: { companyId: 'a.company_id' },
  isViewer: owner,
  email: { ...owner, sharesEmail: 'a.shares_email', profileStatus: 'a.status' },
  sharesEmail: { ...owner, sharesEmail: 'a.shares_email' },
  mailsReminders: { ...owner, remindersMailed: 'a.mails_reminders' },
  removed: { profileStatus: 'a.status' },
  invitedAt: { ...owner, mailedAt: 'a.invited_at' },
  invitationDueAt: { dueAt: 'a.invitation_due_at' },
  verified: owner,
  phone: { ...owner, phoneNumber: 'a.phone' },
  inviteCode: { ...owner, entryCode: 'a.invite_code', profileStatus: 'a.status' },
  status: { ...owner, profileStatus: 'a.status' },
  updatedAt: { ...owner, changedAt: 'a.updated_at' },
  checkedInAt: { ...owner, enteredAt: 'a.checked_in_at' },
  viewerCanMessage: { ...owner, profileStatus: 'a.status' },
  viewerCanRequestMeeting: { ...owner, profileStatus: 'a.status' },
};

/** The columns of an Attendee, from `attendees a`. */
export const attendeeColumns = typeColumns(
  {
    id: 'a.id',
    eventId: 'a.event_id',
    firstName: 'a.first_name',
    lastName: 'a.last_name',
    jobTitle: 'a.job_title',
    organization: 'a.organization',
    introduction: 'a.introduction',
    country: 'a.country',
    avatar: 'a.avatar',
    cover: 'a.cover',
    category: 'a.category',
  },
  behind,
);

/** The select list for everything an Attendee may be asked for. */
export const allAttendeeColumns = selectList(attendeeColumns.all);

/** The types of `allAttendeeColumns`. */
export const attendeeRow = {
  id: 'uuid',
  eventId: 'uuid',
  firstName: 'text',
  lastName: 'text',
  jobTitle: 'text?',
  organization: 'text?',
  introduction: 'text?',
  country: 'text?',
  avatar: 'text?',
  cover: 'text?',
  category: enumOf<AttendeeCategory>('attendee_category'),
  companyId: 'uuid?',
  userId: 'uuid?',
  sharesEmail: 'bool',
  profileStatus: enumOf<AttendeeStatus>('attendee_status'),
  remindersMailed: 'bool',
  mailedAt: 'timestamptz?',
  dueAt: 'timestamptz?',
  phoneNumber: 'text?',
  entryCode: 'text',
  changedAt: 'timestamptz',
  enteredAt: 'timestamptz?',
} as const;

/** The select list for these fields; what no field asks for is not read, and what is related is left to the loaders. */
export const attendeeColumnsFor = (fields: ReadonlySet<string>): string =>
  selectList(attendeeColumns.of(fields));

/** Fields of an Attendee that modules above read along with it. */
export const attendeePreloads = new Preloads();

/** What these fields of an Attendee are read with, from `attendees a`; `me` is the viewer's own one there, as SQL. */
export const attendeeProjection = (fields: ReadonlySet<string>, me: string): Projection =>
  projectionOf(fields, attendeeColumns.of(fields), {
    verified: { columns: { 'preloaded.verified': VERIFIED } },
    company: preloaded(
      'company',
      companyBriefProjection('employer'),
      'LEFT JOIN companies employer ON employer.id = a.company_id',
    ),
    ...attendeePreloads.projections(me),
  });
