import { column, columnOf, columnsFor } from '../../core/db/columns';
import { preloaded, projectionOf, typeColumns, type Projection } from '../../core/graphql/projection';
import { sql, type Sql } from '../../core/db/sql';
import { companyBriefProjection } from '../companies/index';
import { AttendeeEntity } from './attendee.entity';
import { Attendee } from './attendee.types';

/** Columns of attendees, for modules that read them. */
export const attendeeColumnsOf = columnsFor(AttendeeEntity);

const from = <Name extends Extract<keyof AttendeeEntity, string>>(property: Name) =>
  columnOf(AttendeeEntity, sql`a`, property);

const owner = { userId: from('userId') };
const profileStatus = from('status');
const applicationStage = from('application');
const avatar = from('avatar');
const cover = from('cover');

/** Whether the user of attendee `a` has proven the address. */
export const VERIFIED = sql`EXISTS (SELECT 1 FROM users prover WHERE prover.id = a.user_id AND prover.email_verified_at IS NOT NULL)`;

/** The columns of an Attendee, from `attendees a`: those of its own fields, and those that field resolvers read, by the field. */
export const attendeeColumns = typeColumns(Attendee.columns(sql`a`), {
  event: { eventId: from('eventId') },
  answers: { ...owner, eventId: from('eventId'), givenAnswers: from('answers') },
  avatarUrl: { avatar },
  coverUrl: { cover },
  company: { companyId: from('companyId') },
  companyContact: { ...owner, companyId: from('companyId'), speaksForCompany: from('companyContact') },
  isViewer: owner,
  email: { ...owner, sharesEmail: from('sharesEmail'), profileStatus },
  sharesEmail: { ...owner, sharesEmail: from('sharesEmail') },
  mailsReminders: { ...owner, remindersMailed: from('mailsReminders') },
  mailsAnnouncements: { ...owner, announcementsMailed: from('mailsAnnouncements') },
  mailsRequests: { ...owner, requestsMailed: from('mailsRequests') },
  removed: { profileStatus },
  invitedAt: { ...owner, mailedAt: from('invitedAt') },
  invitationDueAt: { dueAt: from('invitationDueAt') },
  verified: owner,
  phone: { ...owner, phoneNumber: from('phone') },
  inviteCode: { ...owner, entryCode: from('inviteCode'), profileStatus },
  status: { ...owner, profileStatus },
  stage: { ...owner, profileStatus, applicationStage },
  application: { ...owner, profileStatus, applicationStage, eventId: from('eventId') },
  updatedAt: { ...owner, changedAt: from('updatedAt') },
  checkedInAt: { ...owner, enteredAt: from('checkedInAt') },
  viewerCanMessage: { ...owner, profileStatus },
  viewerCanRequestMeeting: { ...owner, profileStatus },
  viewerMessageRefusal: { ...owner, profileStatus, eventId: from('eventId') },
  viewerMeetingRefusal: { ...owner, profileStatus, eventId: from('eventId') },
});

/** Fields of an Attendee that modules above read along with it; `me` is the viewer's own attendee there. */
class Preloads {
  private fields: Readonly<Record<string, (me: Sql) => Projection>> = {};

  /** Adds a module's fields; listed in its manifest, and called once when all modules are loaded. */
  extend(fields: typeof this.fields): () => void {
    return () => {
      this.fields = { ...this.fields, ...fields };
    };
  }

  /** Projections of all added fields. */
  projections(me: Sql): Record<string, Projection> {
    return Object.fromEntries(
      Object.entries(this.fields).map(([field, projection]) => [field, projection(me)]),
    );
  }
}

export const attendeePreloads = new Preloads();

/** The projection of these fields of an Attendee from `attendees a`; `me` is the viewer's own attendee. */
export const attendeeProjection = (fields: ReadonlySet<string>, me: Sql): Projection =>
  projectionOf(fields, attendeeColumns.of(fields), {
    verified: { columns: { 'preloaded.verified': column('bool', VERIFIED) } },
    company: preloaded(
      'company',
      companyBriefProjection(sql`employer`),
      sql`LEFT JOIN companies employer ON employer.id = a.company_id`,
    ),
    ...attendeePreloads.projections(me),
  });
