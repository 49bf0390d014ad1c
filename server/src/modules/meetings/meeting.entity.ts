import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';

/** Asked for, agreed on, or not to happen. */
export const MeetingStatus = defineEnum(
  'MeetingStatus',
  'PENDING holds nothing yet; ACTIVE has both people and a pod; REJECTED is closed.',
  {
    PENDING: 'Requested; holds neither people nor a pod.',
    ACTIVE: 'Accepted; holds both people and a pod.',
    REJECTED: 'Closed; `closedReason` says why.',
  },
);
export type MeetingStatus = keyof typeof MeetingStatus;

/** Why a meeting is not to happen. */
export const MeetingClosedReason = defineEnum('MeetingClosedReason', 'Why a meeting is REJECTED.', {
  DECLINED: 'The receiver rejected the request.',
  CANCELLED: 'One of the two cancelled it.',
  EXPIRED: 'Not answered within 24 hours, or before its start.',
  REMOVED: 'Staff removed it, or one of the two left the event.',
});
export type MeetingClosedReason = keyof typeof MeetingClosedReason;

/** A meeting of two attendees. While it is ACTIVE, a trigger claims both people and the pod. */
@Entity('meetings')
@Check('meetings_period_check', 'ends_at > starts_at')
@Check('meetings_people_check', 'sender_id <> receiver_id')
@Check('meetings_pod_check', `status <> 'ACTIVE' OR pod_id IS NOT NULL`)
@Check('meetings_closed_reason_check', `(status = 'REJECTED') = (closed_reason IS NOT NULL)`)
@Check('meetings_note_check', 'char_length(note) <= 1000')
@Check('meetings_reason_check', 'char_length(reason) <= 300')
@Check('meetings_client_id_check', 'char_length(client_id) BETWEEN 1 AND 100')
@Index('meetings_sender_id_idx', ['senderId', 'startsAt', 'id'])
@Index('meetings_receiver_id_idx', ['receiverId', 'startsAt', 'id'])
@Index('meetings_event_id_idx', ['eventId', 'startsAt', 'id'])
@Index('meetings_status_idx', ['eventId', 'status', 'startsAt', 'id'])
@Index('meetings_pod_id_idx', ['podId', 'startsAt'])
@Index('meetings_waiting_idx', ['expiresAt'], { where: `status = 'PENDING'` })
@Index('meetings_request_key', ['senderId', 'receiverId', 'startsAt'], {
  unique: true,
  where: `status = 'PENDING'`,
})
@Index('meetings_client_id_key', ['senderId', 'clientId'], { unique: true, where: 'client_id IS NOT NULL' })
@Index('meetings_run_id_idx', ['runId'], { where: 'run_id IS NOT NULL' })
// Of any two people: an expression, which only the migration can write.
@Index('meetings_crossed_key', { synchronize: false })
export class MeetingEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'meetings_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'sender_id' })
  @ForeignKey('attendees', { name: 'meetings_sender_id_fkey', onDelete: 'CASCADE' })
  senderId: string;

  @Column('uuid', { name: 'receiver_id' })
  @ForeignKey('attendees', { name: 'meetings_receiver_id_fkey', onDelete: 'CASCADE' })
  receiverId: string;

  @Column('uuid', { name: 'pod_id', nullable: true })
  @ForeignKey('pods', { name: 'meetings_pod_id_fkey', onDelete: 'NO ACTION' })
  podId: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('enum', { enum: MeetingStatus, enumName: 'meeting_status', default: MeetingStatus.PENDING })
  status: MeetingStatus;

  @Column('enum', {
    name: 'closed_reason',
    enum: MeetingClosedReason,
    enumName: 'meeting_closed_reason',
    nullable: true,
  })
  closedReason: MeetingClosedReason | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Id that the sender's client made up for the request. */
  @Column('text', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'responded_at', nullable: true })
  respondedAt: Date | null;

  /** Counts what a calendar has to know; a trigger writes it, as it does `acceptedAt`. */
  @Column('int', { default: 0 })
  sequence: number;

  /** When it was first agreed on; stays when it is cancelled later. */
  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;

  /** A polite word of the one who rejected or cancelled it. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('boolean', { name: 'sender_says_held', nullable: true })
  senderSaysHeld: boolean | null;

  @Column('boolean', { name: 'receiver_says_held', nullable: true })
  receiverSaysHeld: boolean | null;

  /** The start for which both were reminded: once per time, however often it moves. */
  @Column('timestamptz', { name: 'reminded_for', nullable: true })
  remindedFor: Date | null;

  /** The timetable that gave it its place; null where people agreed on it. */
  @Column('uuid', { name: 'run_id', nullable: true })
  @ForeignKey('schedule_runs', { name: 'meetings_run_id_fkey', onDelete: 'SET NULL' })
  runId: string | null;

  /** Since when no timetable moves or drops it; null where one may. */
  @Column('timestamptz', { name: 'locked_at', nullable: true })
  lockedAt: Date | null;
}
