import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../core/graphql/enums';

export const SecurityEventKind = defineEnum('SecurityEventKind', 'The kind of a security event.', {
  SIGN_IN: 'A session began: by password, link or invite code, or with a new account.',
  SIGN_IN_FAILED: 'A sign-in was refused; `reason` says why.',
  RECOVERY_REQUESTED: 'A mail with a code and a link was asked for.',
  CODE_ACCEPTED: 'A mailed code was right.',
  CODE_FAILED: 'A mailed code was wrong, used, or too old.',
  LINK_FAILED: 'A mailed link was unknown, used, or too old.',
  PASSWORD_RESET: 'A password was set with a mailed code or link.',
  PASSWORD_CHANGED: 'A password was changed with the current one.',
  PASSWORD_FAILED: 'The current password was wrong where it was asked for again.',
  RESET_LINK_SENT: 'Staff sent a link to set a new password.',
  ROLE_RAISED: 'The user got more rights; password and sessions ended.',
});
export type SecurityEventKind = keyof typeof SecurityEventKind;

/** One line of the security log. Outlives its user for as long as the log is kept, hence no foreign key; holds no secrets. */
@Entity('security_events')
@Index('security_events_newest_idx', ['createdAt', 'id'])
@Index('security_events_user_id_idx', ['userId', 'createdAt', 'id'])
export class SecurityEventEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Null where no account is known: typed text is not kept. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('enum', { enum: SecurityEventKind, enumName: 'security_event_kind' })
  kind: SecurityEventKind;

  /** Why something failed, in SCREAMING_SNAKE. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Null for what staff did to the account. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  device: string | null;

  /** How many failures of an hour the line stands for. */
  @Column('int', { default: 1 })
  count: number;
}
