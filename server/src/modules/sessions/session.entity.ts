import { Column, Entity, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { CredentialsKey } from './credentials';

/** A sign-in on one device. */
@Entity('sessions')
@CredentialsKey('sessions_credentials_fkey')
@Unique('sessions_token_hash_key', ['tokenHash'])
@Index('sessions_user_id_idx', ['userId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class SessionEntity extends BaseEntity {
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** Of the user when this was made. */
  @Column('int', { name: 'credentials_version' })
  credentialsVersion: number;

  /** SHA-256 of the token: who reads the table cannot sign in with it. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text', { nullable: true })
  device: string | null;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
