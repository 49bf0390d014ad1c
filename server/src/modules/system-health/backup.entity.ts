import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A backup, as the script that made it reports it by SQL. */
@Entity('backups')
@Index('backups_finished_at_idx', ['finishedAt'])
@Check('backups_bytes_check', 'bytes >= 0')
export class BackupEntity {
  /** A bigint, which JavaScript reads as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('timestamptz', { name: 'finished_at' })
  finishedAt: Date;

  @Column('bigint')
  bytes: string;

  @Column('text')
  checksum: string;
}
