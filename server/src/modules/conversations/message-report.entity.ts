import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { defineEnum } from '../../core/graphql/enums';
import { MessageEntity } from './conversation.entity';

/** Staff's decision about a reported message. */
export const MessageReportDecision = defineEnum(
  'MessageReportDecision',
  "A staff member's decision about a reported message.",
  {
    DISMISSED: 'Nothing is wrong with the message.',
    WARNED: 'The sender was asked, in the portal, to keep messages polite.',
    REMOVED: 'The sender was removed from the event.',
  },
);
export type MessageReportDecision = keyof typeof MessageReportDecision;

/** A message that its recipient has shown to staff. */
@Entity('message_reports')
@Unique('message_reports_message_id_key', ['messageId'])
@Check('message_reports_reason_check', 'char_length(reason) BETWEEN 1 AND 1000')
@Check('message_reports_decision_check', 'decision IS NULL OR resolved_at IS NOT NULL')
@Check('message_reports_decision_note_check', 'char_length(decision_note) BETWEEN 1 AND 1000')
@Index('message_reports_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('message_reports_reporter_id_idx', ['reporterId'])
@Index('message_reports_resolved_by_idx', ['resolvedById'])
export class MessageReportEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'message_reports_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'message_id' })
  @ForeignKey(() => MessageEntity, { name: 'message_reports_message_id_fkey', onDelete: 'CASCADE' })
  messageId: string;

  @Column('uuid', { name: 'reporter_id' })
  @ForeignKey('attendees', { name: 'message_reports_reporter_id_fkey', onDelete: 'CASCADE' })
  reporterId: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'resolved_at', nullable: true })
  resolvedAt: Date | null;

  @Column('uuid', { name: 'resolved_by', nullable: true })
  @ForeignKey('users', { name: 'message_reports_resolved_by_fkey', onDelete: 'SET NULL' })
  resolvedById: string | null;

  /** Null before, and for reports that were resolved before there were decisions. */
  @Column('enum', { enum: MessageReportDecision, enumName: 'message_report_decision', nullable: true })
  decision: MessageReportDecision | null;

  /** For colleagues alone. */
  @Column('text', { name: 'decision_note', nullable: true })
  decisionNote: string | null;

  /** The name at that time; it stays when the user is gone. */
  @Column('text', { name: 'resolver_name', nullable: true })
  resolverName: string | null;
}
