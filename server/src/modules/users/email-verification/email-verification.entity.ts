import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import { CredentialsKey } from '../../sessions/index';

/** The latest mail to a user to prove the address. */
@Entity('email_verifications')
@CredentialsKey('email_verifications_credentials_fkey')
@Check('email_verifications_tries_check', 'tries BETWEEN 0 AND 5')
@Unique('email_verifications_token_hash_key', ['tokenHash'])
export class EmailVerificationEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Of the user when this was made. */
  @Column('int', { name: 'credentials_version' })
  credentialsVersion: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** argon2id, as for passwords: six digits would be guessed from a fast hash at once. */
  @Column('text', { name: 'code_hash' })
  codeHash: string;

  @Column('int', { default: 0 })
  tries: number;

  @Column('timestamptz', { name: 'code_expires_at' })
  codeExpiresAt: Date;

  /** SHA-256 of the link's token. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
