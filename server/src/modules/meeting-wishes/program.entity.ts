import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';

export const MeetingProgramOrder = defineEnum(
  'MeetingProgramOrder',
  'What a timetable of meetings keeps first.',
  {
    PROMISES_FIRST: 'The promised numbers, then wishes.',
    WISHES_FIRST: 'Wishes, then the promised numbers.',
  },
);
export type MeetingProgramOrder = keyof typeof MeetingProgramOrder;

/** How an event plans meetings by wishes. */
@Entity('meeting_programs')
@Unique('meeting_programs_event_id_key', ['eventId'])
@Check('meeting_programs_wishes_check', 'wishes_close_at > wishes_open_at')
@Check('meeting_programs_most_in_row_check', 'most_in_row BETWEEN 1 AND 50')
export class MeetingProgramEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'meeting_programs_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('timestamptz', { name: 'wishes_open_at', nullable: true })
  wishesOpenAt: Date | null;

  @Column('timestamptz', { name: 'wishes_close_at', nullable: true })
  wishesCloseAt: Date | null;

  @Column('enum', {
    name: 'goal_order',
    enum: MeetingProgramOrder,
    enumName: 'meeting_program_order',
    default: MeetingProgramOrder.PROMISES_FIRST,
  })
  order: MeetingProgramOrder;

  /** How many meetings somebody has in a row at most. */
  @Column('int', { name: 'most_in_row', default: 5 })
  mostInRow: number;

  @Column('boolean', { name: 'fills_by_matches', default: false })
  fillsByMatches: boolean;

  /** The groups whose members take part; everybody where it is null. A group that is gone has no members. */
  @Column('uuid', { name: 'group_ids', array: true, nullable: true })
  groupIds: string[] | null;

  /** The version of the targets. */
  @Column('timestamptz', { name: 'targets_changed_at', nullable: true })
  targetsChangedAt: Date | null;
}
