import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A term that an attendee chose in a group. */
@Entity('attendee_interests')
@Index('attendee_interests_term_id_idx', ['termId', 'attendeeId', 'groupId'])
@Index('attendee_interests_group_id_idx', ['groupId'])
export class AttendeeInterestEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  attendeeId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'attendee_interests_attendee_id_fkey' })
  attendee?: object;

  @PrimaryColumn('uuid', { name: 'group_id' })
  groupId: string;

  @ManyToOne('interest_groups', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'attendee_interests_group_id_fkey' })
  group?: object;

  @PrimaryColumn('uuid', { name: 'term_id' })
  termId: string;

  @ManyToOne('interest_terms', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'term_id', foreignKeyConstraintName: 'attendee_interests_term_id_fkey' })
  term?: object;
}
