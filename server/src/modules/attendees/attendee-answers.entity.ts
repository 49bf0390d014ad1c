import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AttendeeStatus } from './attendee.entity';

/** An answer of an attendee with what a list by it looks at; written by triggers from `AttendeeEntity.answers`, but for long texts. */
@Entity('attendee_answers')
@Index('attendee_answers_list_idx', [
  'eventId',
  'fieldId',
  'value',
  'sortName',
  'attendeeId',
  'status',
  'groups',
])
@Check('attendee_answers_value_check', 'octet_length(value) <= 100')
export class AttendeeAnswerEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'attendee_answers_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @PrimaryColumn('uuid', { name: 'field_id' })
  fieldId: string;

  @PrimaryColumn('text')
  value: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('enum', { enum: AttendeeStatus, enumName: 'attendee_status' })
  status: AttendeeStatus;

  @Column({ type: 'bigint' })
  groups: string;

  @Column({ type: 'text', name: 'sort_name', collation: 'C' })
  sortName: string;
}
