import { Check, Column, Entity, Index, JoinColumn, ManyToOne, Unique, type Relation } from 'typeorm';
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
  meetingId: string;

  @ManyToOne(() => MeetingEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'meeting_id', foreignKeyConstraintName: 'meeting_proposals_meeting_id_fkey' })
  meeting?: Relation<MeetingEntity>;

  @Column('uuid', { name: 'proposer_id' })
  proposerId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'proposer_id', foreignKeyConstraintName: 'meeting_proposals_proposer_id_fkey' })
  proposer?: object;

  /** The preferred pod; any free one without it. */
  @Column('uuid', { name: 'pod_id', nullable: true })
  podId: string | null;

  @ManyToOne('pods', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'pod_id', foreignKeyConstraintName: 'meeting_proposals_pod_id_fkey' })
  pod?: object | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;
}
