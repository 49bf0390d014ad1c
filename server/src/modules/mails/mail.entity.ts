import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';

export const MailStatus = defineEnum(
  'MailStatus',
  'How far a mail is. KEPT: there is no mail server, it can be read here.',
  {
    QUEUED: 'Waits to be sent.',
    SENT: 'The mail server has accepted it.',
    FAILED: 'Could not be sent; `error` says why.',
    KEPT: 'Was not sent, because there is no mail server; it can be read here.',
  },
);
export type MailStatus = keyof typeof MailStatus;

/** A mail, written in the transaction that causes it and sent by a job. */
@Entity('mails')
@Index('mails_newest_idx', ['createdAt', 'id'])
@Index('mails_event_id_idx', ['eventId', 'createdAt', 'id'])
@Index('mails_status_idx', ['status', 'createdAt', 'id'])
@Index('mails_recipient_id_idx', ['recipientId'])
@Index('mails_about_id_idx', ['aboutId'], { where: 'about_id IS NOT NULL' })
// Its operator class for trigrams cannot be said here: the migration makes it.
@Index('mails_recipient_idx', { synchronize: false })
export class MailEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id', nullable: true })
  @ForeignKey('events', { name: 'mails_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string | null;

  @Column('text')
  recipient: string;

  /** The receiving attendee or user; the mail outlives them for a moment, hence no foreign key. */
  @Column('uuid', { name: 'recipient_id', nullable: true })
  recipientId: string | null;

  /** Another attendee that it names. */
  @Column('uuid', { name: 'about_id', nullable: true })
  aboutId: string | null;

  @Column('text')
  template: string;

  @Column('text')
  subject: string;

  /** Both forms are dropped once sent: they may carry codes. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  /** A calendar file that goes with it. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Column('enum', { enum: MailStatus, enumName: 'mail_status', default: MailStatus.QUEUED })
  status: MailStatus;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  error: string | null;

  /** The last try failed since the mail server refused the address for good. */
  @Column('boolean', { name: 'address_refused', default: false })
  addressRefused: boolean;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
