import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An event of staff who do not reach all events. */
@Entity('event_staff')
@Index('event_staff_event_id_idx', ['eventId'])
@Index('event_staff_added_by_idx', ['addedBy'])
export class EventStaffEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  @ForeignKey('users', { name: 'event_staff_user_id_fkey', onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'event_staff_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** Null: until it is taken away. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @Column('uuid', { name: 'added_by', nullable: true })
  @ForeignKey('users', { name: 'event_staff_added_by_fkey', onDelete: 'SET NULL' })
  addedBy: string | null;

  @CreateDateColumn({ name: 'added_at', type: 'timestamptz' })
  addedAt: Date;
}
