import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AttendeeStatus } from './attendee.entity';

/** By how many the attendees of one status and the same groups in an event became more or fewer. Triggers add these; their sum is how many there are. */
@Entity('attendee_counts')
@Index('attendee_counts_event_idx', ['eventId', 'status'])
export class AttendeeCountEntity {
  /** A bigint, which JavaScript reads as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('enum', { enum: AttendeeStatus, enumName: 'attendee_status' })
  status: AttendeeStatus;

  @Column({ type: 'bigint', default: 1 })
  groups: string;

  @Column('int')
  change: number;
}
