import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DownloadRequest } from './report.args';

/** A file that may be fetched once, for a short time, with its token, in the name of one session. */
@Entity('downloads')
@Index('downloads_session_id_idx', ['sessionId'])
@Index('downloads_expires_at_idx', ['expiresAt'])
export class DownloadEntity {
  /** SHA-256 of the token: who reads the table cannot fetch anything. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Ends with it. */
  @Column('uuid', { name: 'session_id' })
  @ForeignKey('sessions', { name: 'downloads_session_id_fkey', onDelete: 'CASCADE' })
  sessionId: string;

  /** Which file. */
  @Column('jsonb')
  request: DownloadRequest;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
