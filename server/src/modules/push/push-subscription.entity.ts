import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { SessionEntity } from '../accounts/session.entity';
import { UserEntity } from '../accounts/user.entity';

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
  userId: string;

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'push_subscriptions_user_id_fkey' })
  user?: Relation<UserEntity>;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;

  @ManyToOne(() => SessionEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'push_subscriptions_session_id_fkey' })
  session?: Relation<SessionEntity>;

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
