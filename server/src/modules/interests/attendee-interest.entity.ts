import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A term that an attendee chose in a group. */
@Entity('attendee_interests')
@Index('attendee_interests_term_id_idx', ['termId', 'attendeeId', 'groupId'])
@Index('attendee_interests_group_id_idx', ['groupId'])
export class AttendeeInterestEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'attendee_interests_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @PrimaryColumn('uuid', { name: 'group_id' })
  @ForeignKey('interest_groups', { name: 'attendee_interests_group_id_fkey', onDelete: 'CASCADE' })
  groupId: string;

  @PrimaryColumn('uuid', { name: 'term_id' })
  @ForeignKey('interest_terms', { name: 'attendee_interests_term_id_fkey', onDelete: 'CASCADE' })
  termId: string;
}
