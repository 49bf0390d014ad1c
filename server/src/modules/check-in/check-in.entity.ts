import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { defineEnum } from '../../core/graphql/enums';

export const CheckInDirection = defineEnum('CheckInDirection', 'Which way through the gate.', {
  IN: 'Into the event.',
  OUT: 'Out of it.',
});
export type CheckInDirection = keyof typeof CheckInDirection;

/** One passage of one attendee through a gate. Its kind follows from the other passages: the earliest IN is the first entry. */
@Entity('check_ins')
@Unique('check_ins_client_id_key', ['eventId', 'clientId'])
@Check('check_ins_gate_check', 'char_length(gate) BETWEEN 1 AND 100')
@Index('check_ins_attendee_id_idx', ['attendeeId', 'at', 'clientId'])
@Index('check_ins_newest_idx', ['eventId', 'at', 'id'])
@Index('check_ins_recorded_by_idx', ['recordedBy'])
export class CheckInEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'check_ins_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'check_ins_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('uuid', { name: 'recorded_by', nullable: true })
  @ForeignKey('users', { name: 'check_ins_recorded_by_fkey', onDelete: 'SET NULL' })
  recordedBy: string | null;

  /** As it was then; stays when the user is gone. */
  @Column('text', { name: 'recorder_name', nullable: true })
  recorderName: string | null;

  /** The device's name for it: sent again, it is the same entry. */
  @Column('text', { name: 'client_id' })
  clientId: string;

  @Column('text')
  gate: string;

  @Column('enum', { enum: CheckInDirection, enumName: 'check_in_direction' })
  direction: CheckInDirection;

  /** By the clock of the device where it was recorded without a network. */
  @Column('timestamptz')
  at: Date;

  @Column('boolean', { default: false })
  offline: boolean;

  /** The clock of the device could not be right: `at` is when it was received. */
  @Column('boolean', { name: 'time_unsure', default: false })
  timeUnsure: boolean;

  /** When staff ended the conflicts that it had then; one with a later entry is another one. */
  @Column('timestamptz', { name: 'conflict_checked_at', nullable: true })
  conflictCheckedAt: Date | null;
}
