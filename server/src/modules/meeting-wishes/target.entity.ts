import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** How many meetings a person has, each member of a company, or each member of a group. */
@Entity('meeting_targets')
@Unique('meeting_targets_attendee_id_key', ['attendeeId'])
@Unique('meeting_targets_company_id_key', ['companyId'])
@Unique('meeting_targets_group_id_key', ['groupId'])
@Check('meeting_targets_of_check', 'num_nonnulls(attendee_id, company_id, group_id) = 1')
@Check(
  'meeting_targets_numbers_check',
  `num_nonnulls(minimum, maximum, per_day) > 0 AND minimum BETWEEN 1 AND 200
    AND maximum BETWEEN 0 AND 200 AND per_day BETWEEN 1 AND 200 AND minimum <= maximum`,
)
@Check('meeting_targets_priority_check', 'priority BETWEEN 1 AND 5')
@Index('meeting_targets_event_id_idx', ['eventId'])
export class MeetingTargetEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'meeting_targets_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'attendee_id', nullable: true })
  @ForeignKey('attendees', { name: 'meeting_targets_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string | null;

  @Column('uuid', { name: 'company_id', nullable: true })
  @ForeignKey('companies', { name: 'meeting_targets_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string | null;

  @Column('uuid', { name: 'group_id', nullable: true })
  @ForeignKey('attendee_groups', { name: 'meeting_targets_group_id_fkey', onDelete: 'CASCADE' })
  groupId: string | null;

  @Column('int', { nullable: true })
  minimum: number | null;

  @Column('int', { nullable: true })
  maximum: number | null;

  @Column('int', { name: 'per_day', nullable: true })
  perDay: number | null;

  /** 1 to 5; the higher one is kept first. */
  @Column('int', { default: 1 })
  priority: number;
}
