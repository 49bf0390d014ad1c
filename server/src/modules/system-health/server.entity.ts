import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A server that runs, as it reports every few seconds. */
@Entity('servers')
export class ServerEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  host: string;

  @Column('text')
  version: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
