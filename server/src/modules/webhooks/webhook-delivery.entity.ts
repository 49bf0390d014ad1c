import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../core/graphql/enums';
import type { WebhookTopic } from './webhook-topic';

export const WebhookDeliveryStatus = defineEnum('WebhookDeliveryStatus', 'How far a delivery is.', {
  WAITING: 'Is sent at `nextAttemptAt`, unless its webhook is paused or slowed down.',
  DELIVERED: 'The receiver answered 2xx.',
  FAILED: 'Was tried for 24 hours, or expired while its webhook was paused.',
});
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;

/** One change for one webhook. */
@Entity('webhook_deliveries')
@Check(
  'webhook_deliveries_topic_check',
  "topic IN ('ATTENDEE_CHANGED', 'CHECK_IN_RECORDED', 'MEETING_CHANGED', 'SCHEDULE_CHANGED')",
)
@Check(
  'webhook_deliveries_status_check',
  "status IN ('WAITING', 'DELIVERED', 'FAILED') AND (status = 'WAITING') = (ended_at IS NULL)",
)
@Check('webhook_deliveries_error_check', 'char_length(error) <= 500')
@Index('webhook_deliveries_sequence_key', ['webhookId', 'sequence'], { unique: true, where: 'sequence > 0' })
@Index('webhook_deliveries_newest_idx', ['webhookId', 'createdAt', 'id'])
@Index('webhook_deliveries_status_idx', ['webhookId', 'status', 'createdAt', 'id'])
@Index('webhook_deliveries_waiting_idx', ['webhookId', 'sequence'], { where: "status = 'WAITING'" })
@Index('webhook_deliveries_ended_at_idx', ['endedAt'])
export class WebhookDeliveryEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Without a foreign key, which the relay would have to check; a trigger deletes the deliveries of a webhook. */
  @Column('uuid', { name: 'webhook_id' })
  webhookId: string;

  /** The change's place among all; 0 for a test. A bigint, which JavaScript reads as text. */
  @Column('bigint')
  sequence: string;

  @Column('text')
  topic: WebhookTopic;

  /** The changed object, which may be deleted by now. */
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  /** When it changed. */
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** After this it is not tried any more. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { default: WebhookDeliveryStatus.WAITING })
  status: WebhookDeliveryStatus;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt: Date;

  /** HTTP status of the latest answer. */
  @Column('int', { name: 'answer_status', nullable: true })
  answerStatus: number | null;

  @Column('int', { name: 'latency_ms', nullable: true })
  latencyMs: number | null;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
