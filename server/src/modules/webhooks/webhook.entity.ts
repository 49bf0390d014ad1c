import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { ApiScope } from '../../core/auth/api-scopes';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';
import { WebhookTopic } from './webhook-topic';

export const WebhookPauseReason = defineEnum('WebhookPauseReason', 'Why nothing is sent to a webhook.', {
  FAILING: 'Every attempt failed for 24 hours.',
  GONE: 'The receiver answered 410 Gone.',
});
export type WebhookPauseReason = keyof typeof WebhookPauseReason;

/** An address of third parties that is sent the changes of an event. */
@Entity('webhooks')
@Check('webhooks_name_check', 'char_length(name) BETWEEN 1 AND 80')
@Check('webhooks_url_check', 'char_length(url) <= 2000')
@Check(
  'webhooks_topics_check',
  `cardinality(topics) > 0 AND topics <@ '{${Object.keys(WebhookTopic).join(',')}}'`,
)
@Check(
  'webhooks_scopes_check',
  `cardinality(scopes) > 0 AND scopes <@ '{${Object.keys(ApiScope).join(',')}}'`,
)
@Check('webhooks_query_check', 'char_length(query) <= 10000')
@Check(
  'webhooks_pause_check',
  "(paused_at IS NULL) = (pause_reason IS NULL) AND pause_reason IN ('FAILING', 'GONE')",
)
@Index('webhooks_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('webhooks_author_id_idx', ['authorId'])
export class WebhookEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'webhooks_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  name: string;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  topics: WebhookTopic[];

  /** The scopes of its query. */
  @Column('text', { array: true })
  scopes: ApiScope[];

  /** Null: each topic has a query of its own. */
  @Column('text', { nullable: true })
  query: string | null;

  /** Stored as it is, since every delivery is signed with it. */
  @Column('text')
  secret: string;

  /** Signs too until `previousSecretUntil`, so that receivers have time to change theirs. */
  @Column('text', { name: 'previous_secret', nullable: true })
  previousSecret: string | null;

  @Column('timestamptz', { name: 'previous_secret_until', nullable: true })
  previousSecretUntil: Date | null;

  /** The user to notify when it is paused. */
  @Column('uuid', { name: 'author_id', nullable: true })
  @ForeignKey('users', { name: 'webhooks_author_id_fkey', onDelete: 'SET NULL' })
  authorId: string | null;

  /** The name at that time of the user who made it; it stays when the user is gone. */
  @Column('text', { name: 'author_name' })
  authorName: string;

  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  @Column('text', { name: 'pause_reason', nullable: true })
  pauseReason: WebhookPauseReason | null;

  /** Time of the first failure since the last success. */
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('int', { name: 'consecutive_failures', default: 0 })
  consecutiveFailures: number;

  /** Nothing is sent before; null: at once. */
  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextAttemptAt: Date | null;

  /** The server that sends now, until `leasedUntil`. */
  @Column('uuid', { name: 'lease_id', nullable: true })
  leaseId: string | null;

  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null;
}
