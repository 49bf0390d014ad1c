import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { MeetingEntity } from '../meeting.entity';

/** The times that people and pods are taken. Triggers on meetings and activities write these rows; the application only reads them. */
@Entity('claims')
@Check('claims_subject_check', 'num_nonnulls(attendee_id, pod_id) = 1')
@Check('claims_cause_check', 'num_nonnulls(meeting_id, activity_id) = 1')
@Exclusion('claims_attendee_excl', 'USING gist (attendee_id WITH =, during WITH &&)')
@Exclusion('claims_pod_excl', 'USING gist (pod_id WITH =, during WITH &&)')
@Index('claims_meeting_id_idx', ['meetingId'])
@Index('claims_activity_id_idx', ['activityId'])
export class ClaimEntity {
  /** A bigint, which JavaScript reads as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid', { name: 'attendee_id', nullable: true })
  attendeeId: string | null;

  @ManyToOne('attendees', { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'claims_attendee_id_fkey' })
  attendee?: object | null;

  @Column('uuid', { name: 'pod_id', nullable: true })
  podId: string | null;

  @ManyToOne('pods', { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'pod_id', foreignKeyConstraintName: 'claims_pod_id_fkey' })
  pod?: object | null;

  @Column('uuid', { name: 'meeting_id', nullable: true })
  meetingId: string | null;

  @ManyToOne(() => MeetingEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'meeting_id', foreignKeyConstraintName: 'claims_meeting_id_fkey' })
  meeting?: Relation<MeetingEntity> | null;

  @Column('uuid', { name: 'activity_id', nullable: true })
  activityId: string | null;

  @ManyToOne('activities', { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'activity_id', foreignKeyConstraintName: 'claims_activity_id_fkey' })
  activity?: object | null;

  @Column('tstzrange')
  during: string;
}
