import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The erasure of an event's people of which administrators were told. */
@Entity('event_erasures')
@Check('event_erasures_warned_days_check', 'warned_days IN (1, 7, 30)')
export class EventErasureEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'event_erasures_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** When the days of the event end; with another end they have to be told again. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  /** When they were told first. */
  @Column('timestamptz', { name: 'warned_at' })
  warnedAt: Date;

  /** The last warning, by the days that it stands for. */
  @Column('int', { name: 'warned_days' })
  warnedDays: number;
}
