import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { CredentialsKey } from '../../sessions/index';

/** The code that was mailed last to a user for one requester. */
@Entity('one_time_codes')
@CredentialsKey('one_time_codes_credentials_fkey')
@Check('one_time_codes_tries_check', 'tries BETWEEN 0 AND 5')
export class OneTimeCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Of the user when this was made. */
  @Column('int', { name: 'credentials_version' })
  credentialsVersion: number;

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
@CredentialsKey('password_tokens_credentials_fkey')
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

  /** The requester of the mail with it, as for codes; null where staff or a code made it. */
  @Column('bytea', { nullable: true })
  requester: Buffer | null;

  /** The account knew that requester. */
  @Column('boolean', { name: 'requester_known', default: false })
  requesterKnown: boolean;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
