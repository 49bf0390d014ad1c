import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The kind of event of an account. */
export enum SecurityEventKind {
  SIGN_IN = 'SIGN_IN',
  SIGN_IN_FAILED = 'SIGN_IN_FAILED',
  RECOVERY_REQUESTED = 'RECOVERY_REQUESTED',
  CODE_ACCEPTED = 'CODE_ACCEPTED',
  CODE_FAILED = 'CODE_FAILED',
  LINK_FAILED = 'LINK_FAILED',
  PASSWORD_RESET = 'PASSWORD_RESET',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  PASSWORD_FAILED = 'PASSWORD_FAILED',
  RESET_LINK_SENT = 'RESET_LINK_SENT',
  ROLE_RAISED = 'ROLE_RAISED',
}

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
