import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The subject of a notification. */
export enum NotificationKind {
  MEETING_REQUESTED = 'MEETING_REQUESTED',
  MEETING_ACCEPTED = 'MEETING_ACCEPTED',
  MEETING_REJECTED = 'MEETING_REJECTED',
  MEETING_CANCELLED = 'MEETING_CANCELLED',
  MEETING_EXPIRED = 'MEETING_EXPIRED',
  MEETING_REMOVED = 'MEETING_REMOVED',
  MEETING_MOVED = 'MEETING_MOVED',
  MEETING_PROPOSED = 'MEETING_PROPOSED',
  MEETING_REMINDER = 'MEETING_REMINDER',
  ACTIVITY_CHANGED = 'ACTIVITY_CHANGED',
  ACTIVITY_REMOVED = 'ACTIVITY_REMOVED',
  ANNOUNCEMENT = 'ANNOUNCEMENT',
  CONDUCT_WARNING = 'CONDUCT_WARNING',
}

/** A notification of one attendee in the portal. */
@Entity('notifications')
@Index('notifications_newest_idx', ['attendeeId', 'createdAt', 'id'])
@Index('notifications_unread_idx', ['attendeeId'], { where: 'read_at IS NULL' })
@Index('notifications_meeting_id_idx', ['meetingId'])
@Index('notifications_activity_id_idx', ['activityId'])
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

  /** The text, as it was worded when it was written. */
  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
