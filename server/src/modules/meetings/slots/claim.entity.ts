import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
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
  @ForeignKey('attendees', { name: 'claims_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string | null;

  @Column('uuid', { name: 'pod_id', nullable: true })
  @ForeignKey('pods', { name: 'claims_pod_id_fkey', onDelete: 'CASCADE' })
  podId: string | null;

  @Column('uuid', { name: 'meeting_id', nullable: true })
  @ForeignKey(() => MeetingEntity, { name: 'claims_meeting_id_fkey', onDelete: 'CASCADE' })
  meetingId: string | null;

  @Column('uuid', { name: 'activity_id', nullable: true })
  @ForeignKey('activities', { name: 'claims_activity_id_fkey', onDelete: 'CASCADE' })
  activityId: string | null;

  @Column('tstzrange')
  during: string;
}
