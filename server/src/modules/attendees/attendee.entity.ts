import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import type { Answers } from '../answers/index';
import { AttendeeCategory } from './attendee-category';
import { defineEnum } from '../../core/graphql/enums';

export { AttendeeCategory };

export const AttendeeStatus = defineEnum(
  'AttendeeStatus',
  'INVITED until the profile is complete, CONFIRMED from then on; REMOVED once staff took the attendee away.',
  {
    INVITED: 'Has an invitation; the profile is not complete yet.',
    CONFIRMED: 'Takes part; the profile is complete.',
    REMOVED: 'Was removed by staff, or has erased themselves; only a name is left.',
  },
);
export type AttendeeStatus = keyof typeof AttendeeStatus;

export const AttendeeStage = defineEnum(
  'AttendeeStage',
  'How far a person is on the way to a place: `status`, and before CONFIRMED what became of the application.',
  {
    INVITED: 'Has an invitation or an account; the profile is not complete yet.',
    APPLIED: 'Waits for the decision of the organisers.',
    WAITLISTED: 'May take part once a place is free.',
    OFFERED: 'A place is kept for the person until a deadline.',
    CONFIRMED: 'Takes part.',
    DECLINED: 'The organisers declined the application.',
    WITHDRAWN: 'Gave the place or the application up, or let an offer expire.',
  },
);
export type AttendeeStage = keyof typeof AttendeeStage;

/** The stages between an invitation and a place. */
export type ApplicationStage = Exclude<AttendeeStage, 'INVITED' | 'CONFIRMED'>;

/** A user's profile at one event. */
@Entity('attendees')
@Unique('attendees_user_key', ['eventId', 'userId'])
@Unique('attendees_invite_code_key', ['inviteCode'])
@Check('attendees_confirmed_check', `(status = 'CONFIRMED') = (confirmed_at IS NOT NULL)`)
@Check('attendees_company_contact_check', 'NOT company_contact OR company_id IS NOT NULL')
@Check('attendees_removed_check', `(status = 'REMOVED') = (user_id IS NULL)`)
@Index('attendees_user_id_idx', ['userId'])
@Index('attendees_company_id_idx', ['companyId'])
@Index('attendees_former_user_id_idx', ['formerUserId'], { where: 'former_user_id IS NOT NULL' })
@Index('attendees_by_name_idx', ['eventId', 'status', 'sortName', 'id'])
@Index('attendees_by_confirmed_idx', ['eventId', 'status', 'confirmedAt', 'id', 'groups'])
@Index('attendees_by_country_idx', ['eventId', 'status', 'country', 'sortName', 'id', 'groups'])
@Index('attendees_by_category_idx', ['eventId', 'status', 'category', 'sortName', 'id', 'groups'])
@Index('attendees_report_idx', ['eventId', 'sortName', 'id'], { where: `status <> 'REMOVED'` })
@Index('attendees_entered_idx', ['eventId', 'checkedInAt', 'id'], {
  where: `checked_in_at IS NOT NULL AND status <> 'REMOVED'`,
})
@Index('attendees_former_code_idx', ['eventId', 'formerCodeHash'], { where: 'former_code_hash IS NOT NULL' })
@Check('attendees_groups_check', 'groups > 0')
@Check('attendees_answers_check', `jsonb_typeof(answers) = 'object'`)
@Check('attendees_invitation_reminders_check', 'invitation_reminders BETWEEN 0 AND 2')
@Index('attendees_invitation_due_idx', ['eventId', 'id'], { where: 'invitation_due_at IS NOT NULL' })
@Index('attendees_by_entry_idx', ['eventId', 'status', 'checkedInAt', 'id'])
@Check(
  'attendees_application_check',
  `application IN ('APPLIED', 'WAITLISTED', 'OFFERED', 'DECLINED', 'WITHDRAWN') AND status = 'INVITED' OR application IS NULL`,
)
@Index('attendees_application_idx', ['eventId', 'application', 'id'], { where: 'application IS NOT NULL' })
@Index('attendees_newest_idx', ['eventId', 'id'], { where: `status <> 'REMOVED'` })
// An operator class for trigrams, or an expression, cannot be said here: migrations make them.
@Index('attendees_search_idx', { synchronize: false })
@Index('attendees_answers_search_idx', { synchronize: false })
@Index('attendees_organization_sort_idx', { synchronize: false })
export class AttendeeEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'attendees_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** Null once removed. */
  @Column('uuid', { name: 'user_id', nullable: true })
  @ForeignKey('users', { name: 'attendees_user_id_fkey', onDelete: 'CASCADE' })
  userId: string | null;

  /** Of a tombstone whose user is still there: erasing that user erases what history says of this profile too. */
  @Column('uuid', { name: 'former_user_id', nullable: true })
  formerUserId: string | null;

  @Column('uuid', { name: 'company_id', nullable: true })
  @ForeignKey('companies', { name: 'attendees_company_id_fkey', onDelete: 'SET NULL' })
  companyId: string | null;

  /** Speaks for the company: edits its page and invites its members. A trigger ends it with the company. */
  @Column('boolean', { name: 'company_contact', default: false })
  companyContact: boolean;

  @Column('enum', {
    enum: AttendeeCategory,
    enumName: 'attendee_category',
    default: AttendeeCategory.ATTENDEE,
  })
  category: AttendeeCategory;

  @Column('enum', { enum: AttendeeStatus, enumName: 'attendee_status', default: AttendeeStatus.INVITED })
  status: AttendeeStatus;

  /** What became of an application; null where there is none, and for those who take part. Only statements write it. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  application: ApplicationStage | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text', { name: 'job_title', nullable: true })
  jobTitle: string | null;

  @Column('text', { nullable: true })
  organization: string | null;

  @Column('text', { nullable: true })
  introduction: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('text', { nullable: true })
  avatar: string | null;

  @Column('text', { nullable: true })
  cover: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** What one answered to the fields of the event, by their ids. */
  @Column('jsonb', { default: {} })
  answers: Answers;

  @Column('text', { name: 'invite_code' })
  inviteCode: string;

  /** Credentials of the user that the code was made for, written by a trigger: for later ones it sets no password. */
  @Column({ type: 'int', name: 'invite_credentials_version', nullable: true, insert: false, update: false })
  inviteCredentialsVersion: number | null;

  /** Of the removed: the hash by which scanners knew their code. */
  @Column('text', { name: 'former_code_hash', nullable: true })
  formerCodeHash: string | null;

  /** Made by staff for an e-mail address, not by the user: the user's only once the address is proven. */
  @Column('boolean', { name: 'by_invitation', default: true })
  byInvitation: boolean;

  /** When the last invitation or reminder was mailed. */
  @Column('timestamptz', { name: 'invited_at', nullable: true })
  invitedAt: Date | null;

  /** How many planned reminders of the invitation were mailed. */
  @Column('int', { name: 'invitation_reminders', default: 0 })
  invitationReminders: number;

  /** Its mail waits to be written by a job. */
  @Column('timestamptz', { name: 'invitation_due_at', nullable: true })
  invitationDueAt: Date | null;

  /** People with an ACTIVE meeting with this attendee may see the e-mail. */
  @Column('boolean', { name: 'shares_email', default: false })
  sharesEmail: boolean;

  /** Reminders and news of agreed meetings come by mail too. */
  @Column('boolean', { name: 'mails_reminders', default: false })
  mailsReminders: boolean;

  /** Announcements come by mail too. */
  @Column('boolean', { name: 'mails_announcements', default: true })
  mailsAnnouncements: boolean;

  /** Requests for a meeting come by mail too. */
  @Column('boolean', { name: 'mails_requests', default: true })
  mailsRequests: boolean;

  @Column('timestamptz', { name: 'checked_in_at', nullable: true })
  checkedInAt: Date | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The bits of one's groups, bit 0 for one in none; `groups` writes them, and a trigger those of conditions. Only statements read it. */
  @Column({ type: 'bigint', default: 1, insert: false, update: false })
  groups: string;

  /** Written by a trigger, as is `sortName`. */
  @Column({ type: 'text', name: 'search_text', default: '', insert: false, update: false })
  searchText: string;

  /** Last name, then first name, in small letters without accents; ordered byte by byte. */
  @Column({ type: 'text', name: 'sort_name', collation: 'C', default: '', insert: false, update: false })
  sortName: string;
}
