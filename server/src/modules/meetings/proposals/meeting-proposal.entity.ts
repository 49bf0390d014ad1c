import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../../core/db/base.entity';
import { MeetingEntity } from '../meeting.entity';

/** Another time for a meeting, which waits for the other side. A trigger drops it when the meeting is answered, closed or moved. */
@Entity('meeting_proposals')
@Unique('meeting_proposals_meeting_key', ['meetingId'])
@Check('meeting_proposals_period_check', 'ends_at > starts_at')
@Index('meeting_proposals_proposer_id_idx', ['proposerId'])
@Index('meeting_proposals_pod_id_idx', ['podId'])
export class MeetingProposalEntity extends BaseEntity {
  @Column('uuid', { name: 'meeting_id' })
  @ForeignKey(() => MeetingEntity, { name: 'meeting_proposals_meeting_id_fkey', onDelete: 'CASCADE' })
  meetingId: string;

  @Column('uuid', { name: 'proposer_id' })
  @ForeignKey('attendees', { name: 'meeting_proposals_proposer_id_fkey', onDelete: 'CASCADE' })
  proposerId: string;

  /** The preferred pod; any free one without it. */
  @Column('uuid', { name: 'pod_id', nullable: true })
  @ForeignKey('pods', { name: 'meeting_proposals_pod_id_fkey', onDelete: 'SET NULL' })
  podId: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;
}
