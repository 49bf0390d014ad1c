import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A server that runs, as it reports every few seconds. */
@Entity('servers')
export class ServerEntity {
  /** Name of the machine, and a few digits that are new with each start. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  version: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
