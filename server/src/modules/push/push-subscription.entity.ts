import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A browser that shows a user's notifications while the portal is closed. It ends with the session that asked for it. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint_key', ['endpoint'])
@Index('push_subscriptions_user_id_idx', ['userId', 'createdAt'])
@Index('push_subscriptions_session_id_idx', ['sessionId'])
@Check(
  'push_subscriptions_size_check',
  'length(endpoint) <= 1000 AND length(p256dh) <= 200 AND length(auth) <= 100',
)
export class PushSubscriptionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'user_id' })
  @ForeignKey('users', { name: 'push_subscriptions_user_id_fkey', onDelete: 'CASCADE' })
  userId: string;

  @Column('uuid', { name: 'session_id' })
  @ForeignKey('sessions', { name: 'push_subscriptions_session_id_fkey', onDelete: 'CASCADE' })
  sessionId: string;

  /** Address of the browser's push service. */
  @Column('text')
  endpoint: string;

  /** Public key of the browser, base64url. */
  @Column('text')
  p256dh: string;

  /** Secret that the browser and the server share, base64url. */
  @Column('text')
  auth: string;
}
