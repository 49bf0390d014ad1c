import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { credentialsKey } from '../../sessions/index';
import { UserEntity } from '../user.entity';

/** The code that was mailed last to a user for one requester. */
@Entity('one_time_codes')
@Check('one_time_codes_tries_check', 'tries BETWEEN 0 AND 5')
export class OneTimeCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Of the user when this was made. */
  @Column('int', { name: 'credentials_version' })
  credentialsVersion: number;

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn(credentialsKey('one_time_codes_credentials_fkey'))
  user?: Relation<UserEntity>;

  /** Hash of the device token or address that asked for it: the code works for that one only, so that strangers cannot use up its tries. */
  @PrimaryColumn('bytea')
  requester: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** argon2id, as for passwords: six digits would be guessed from a fast hash at once. */
  @Column('text', { name: 'code_hash' })
  codeHash: string;

  @Column('int', { default: 0 })
  tries: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}

/** A token that sets a user's password once. */
@Entity('password_tokens')
@Index('password_tokens_user_id_idx', ['userId'])
export class PasswordTokenEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** Of the user when this was made. */
  @Column('int', { name: 'credentials_version' })
  credentialsVersion: number;

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn(credentialsKey('password_tokens_credentials_fkey'))
  user?: Relation<UserEntity>;

  /** The requester of the mail with it, as for codes; null where staff or a code made it. */
  @Column('bytea', { nullable: true })
  requester: Buffer | null;

  /** The account knew that requester. */
  @Column('boolean', { name: 'requester_known', default: false })
  requesterKnown: boolean;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
