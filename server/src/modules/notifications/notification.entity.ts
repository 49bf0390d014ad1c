import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../core/graphql/enums';

/** The subject of a notification. */
export const NotificationKind = defineEnum(
  'NotificationKind',
  'The subject of a notification: a meeting, an activity of the schedule, contact details, a company, or an announcement.',
  {
    MEETING_REQUESTED: 'An attendee requests a meeting.',
    MEETING_ACCEPTED: 'A request was accepted.',
    MEETING_REJECTED: 'A request was rejected.',
    MEETING_CANCELLED: 'The other participant cancelled.',
    MEETING_EXPIRED: 'A request was not answered in time.',
    MEETING_REMOVED: 'A meeting was removed, by the organisers or because the other person has left.',
    MEETING_MOVED: 'A meeting has another time or pod.',
    MEETING_PROPOSED: 'The other participant proposes another time.',
    PROPOSAL_REJECTED: 'The other participant declined the time that the viewer proposed.',
    MEETING_REMINDER: 'A meeting begins in 10 minutes.',
    ACTIVITY_CHANGED: "An activity of the viewer's agenda has changed.",
    ACTIVITY_REMOVED: "An activity of the viewer's agenda was removed.",
    ANNOUNCEMENT: 'The organisers announce something; `details` has the text.',
    CONDUCT_WARNING: 'The organisers ask the viewer to keep messages polite.',
    CONTACT_REQUESTED: 'A company met the viewer and asks for e-mail and phone; `company` says which.',
    CONTACT_EXCHANGE_REQUESTED:
      "An attendee scanned the viewer's code and asks to exchange e-mail and phone.",
    CONTACT_EXCHANGED: 'The viewer and another attendee have exchanged e-mail and phone.',
    COMPANY_INVITED: 'A company asks the viewer to join its team; `company` says which.',
    COMPANY_MEETING_REQUESTED: "An attendee requests a meeting with the viewer's company.",
    LEAD_REMINDER: 'The viewer wanted to be reminded of a lead of the own company; `person` is the visitor.',
    TIMETABLE_CHANGED: "The organisers have planned or changed the viewer's meetings.",
  },
);
export type NotificationKind = keyof typeof NotificationKind;

/** A notification of one attendee in the portal. */
@Entity('notifications')
@Index('notifications_newest_idx', ['attendeeId', 'createdAt', 'id'])
@Index('notifications_unread_idx', ['attendeeId'], { where: 'read_at IS NULL' })
@Index('notifications_meeting_id_idx', ['meetingId'])
@Index('notifications_activity_id_idx', ['activityId'])
@Index('notifications_person_id_idx', ['personId'], { where: 'person_id IS NOT NULL' })
@Index('notifications_company_id_idx', ['companyId'], { where: 'company_id IS NOT NULL' })
@Index('notifications_announcement_id_idx', ['announcementId', 'attendeeId'], {
  unique: true,
  where: 'announcement_id IS NOT NULL',
})
export class NotificationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'notifications_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('enum', { enum: NotificationKind, enumName: 'notification_kind' })
  kind: NotificationKind;

  @Column('uuid', { name: 'meeting_id', nullable: true })
  @ForeignKey('meetings', { name: 'notifications_meeting_id_fkey', onDelete: 'CASCADE' })
  meetingId: string | null;

  @Column('uuid', { name: 'activity_id', nullable: true })
  @ForeignKey('activities', { name: 'notifications_activity_id_fkey', onDelete: 'CASCADE' })
  activityId: string | null;

  @Column('uuid', { name: 'announcement_id', nullable: true })
  @ForeignKey('announcements', { name: 'notifications_announcement_id_fkey', onDelete: 'CASCADE' })
  announcementId: string | null;

  /** The named person: the other participant of a meeting. */
  @Column('uuid', { name: 'person_id', nullable: true })
  @ForeignKey('attendees', { name: 'notifications_person_id_fkey', onDelete: 'SET NULL' })
  personId: string | null;

  /** The company that it names: who asks for contact details, or invites. */
  @Column('uuid', { name: 'company_id', nullable: true })
  @ForeignKey('companies', { name: 'notifications_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string | null;

  /** The title of an activity that is gone. */
  @Column('text', { nullable: true })
  title: string | null;

  /** When the meeting or the activity begins, as it was at the time; the time that is proposed. */
  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt: Date | null;

  /** The words of notifications of earlier releases; others are worded when they are read. */
  @Column('text', { default: '' })
  text: string;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
