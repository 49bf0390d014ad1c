import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';
import type { AnnouncementSegment } from './announcement.types';

export const AnnouncementStatus = defineEnum('AnnouncementStatus', 'How far an announcement is.', {
  DRAFT: 'A draft, which is not sent yet.',
  SCHEDULED: 'Waits for its time, and may still be changed or cancelled.',
  SENDING: 'Is being delivered.',
  SENT: 'Sent to everyone in its segment.',
  CANCELLED: 'Cancelled before its time, and not sent. It may still be sent.',
});
export type AnnouncementStatus = keyof typeof AnnouncementStatus;

/** A message of the organisers to many attendees of an event. */
@Entity('announcements')
@Check('announcements_title_check', 'char_length(title) BETWEEN 1 AND 120')
@Check('announcements_text_check', 'char_length(text) BETWEEN 1 AND 2000')
@Check('announcements_channel_check', 'in_portal OR by_mail')
@Check('announcements_send_at_check', `status IN ('DRAFT', 'CANCELLED') OR send_at IS NOT NULL`)
@Check('announcements_sent_at_check', `(status = 'SENT') = (sent_at IS NOT NULL)`)
@Index('announcements_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('announcements_author_id_idx', ['authorId'])
export class AnnouncementEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'announcements_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  title: string;

  @Column('text')
  text: string;

  /** Conditions on attendees, which are looked at when it is sent. */
  @Column('jsonb')
  segment: AnnouncementSegment;

  @Column('boolean', { name: 'in_portal' })
  inPortal: boolean;

  @Column('boolean', { name: 'by_mail' })
  byMail: boolean;

  @Column('enum', {
    enum: AnnouncementStatus,
    enumName: 'announcement_status',
    default: AnnouncementStatus.DRAFT,
  })
  status: AnnouncementStatus;

  @Column('timestamptz', { name: 'send_at', nullable: true })
  sendAt: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  /** Null until its recipients have been chosen. */
  @Column('int', { name: 'recipient_count', nullable: true })
  recipientCount: number | null;

  @Column('uuid', { name: 'author_id', nullable: true })
  @ForeignKey('users', { name: 'announcements_author_id_fkey', onDelete: 'SET NULL' })
  authorId: string | null;

  /** The author's name at that time; it stays when the user is gone. */
  @Column('text', { name: 'author_name' })
  authorName: string;
}

/** An attendee who gets an announcement. */
@Entity('announcement_recipients')
@Index('announcement_recipients_attendee_id_idx', ['attendeeId'])
@Index('announcement_recipients_waiting_idx', ['announcementId'], { where: 'mailed_at IS NULL' })
export class AnnouncementRecipientEntity {
  @PrimaryColumn('uuid', {
    name: 'announcement_id',
    primaryKeyConstraintName: 'announcement_recipients_pkey',
  })
  @ForeignKey(() => AnnouncementEntity, {
    name: 'announcement_recipients_announcement_id_fkey',
    onDelete: 'CASCADE',
  })
  announcementId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id', primaryKeyConstraintName: 'announcement_recipients_pkey' })
  @ForeignKey('attendees', { name: 'announcement_recipients_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** When the mail was written; null before, and where none is. */
  @Column('timestamptz', { name: 'mailed_at', nullable: true })
  mailedAt: Date | null;
}
