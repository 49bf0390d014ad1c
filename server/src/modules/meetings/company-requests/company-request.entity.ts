import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BaseEntity } from '../../../core/db/base.entity';
import { defineEnum } from '../../../core/graphql/enums';
import { MeetingClosedReason } from '../meeting.entity';

export const CompanyRequestStatus = defineEnum(
  'CompanyRequestStatus',
  'How far a request to a company is: PENDING holds nothing, and only one member can take it.',
  {
    PENDING: 'Waits for the first member of the team who accepts.',
    CLAIMED: 'A member took it; from then on it is a meeting of two people.',
    CLOSED: 'No member of the team can accept it any more; `closedReason` says why.',
  },
);
export type CompanyRequestStatus = keyof typeof CompanyRequestStatus;

/** A request of an attendee to meet a company. */
@Entity('company_requests')
@Check('company_requests_period_check', 'ends_at > starts_at')
@Check('company_requests_note_check', 'char_length(note) <= 1000')
@Check('company_requests_client_id_check', 'char_length(client_id) BETWEEN 1 AND 100')
@Check('company_requests_closed_reason_check', `(status = 'CLOSED') = (closed_reason IS NOT NULL)`)
@Check('company_requests_meeting_check', `(status = 'CLAIMED') = (meeting_id IS NOT NULL)`)
@Index('company_requests_event_id_idx', ['eventId'])
@Index('company_requests_company_id_idx', ['companyId', 'startsAt', 'id'])
@Index('company_requests_sender_id_idx', ['senderId', 'startsAt', 'id'])
@Index('company_requests_pod_id_idx', ['podId'], { where: 'pod_id IS NOT NULL' })
@Index('company_requests_waiting_idx', ['expiresAt'], { where: `status = 'PENDING'` })
@Index('company_requests_request_key', ['senderId', 'companyId', 'startsAt'], {
  unique: true,
  where: `status = 'PENDING'`,
})
@Index('company_requests_client_id_key', ['senderId', 'clientId'], {
  unique: true,
  where: 'client_id IS NOT NULL',
})
@Index('company_requests_meeting_key', ['meetingId'], { unique: true, where: 'meeting_id IS NOT NULL' })
export class CompanyRequestEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'company_requests_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'company_requests_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @Column('uuid', { name: 'sender_id' })
  @ForeignKey('attendees', { name: 'company_requests_sender_id_fkey', onDelete: 'CASCADE' })
  senderId: string;

  /** The pod that the sender would like. */
  @Column('uuid', { name: 'pod_id', nullable: true })
  @ForeignKey('pods', { name: 'company_requests_pod_id_fkey', onDelete: 'SET NULL' })
  podId: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text', { nullable: true })
  note: string | null;

  /** Id that the sender's client made up for the request. */
  @Column('text', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('enum', {
    enum: CompanyRequestStatus,
    enumName: 'company_request_status',
    default: CompanyRequestStatus.PENDING,
  })
  status: CompanyRequestStatus;

  @Column('enum', {
    name: 'closed_reason',
    enum: MeetingClosedReason,
    enumName: 'meeting_closed_reason',
    nullable: true,
  })
  closedReason: MeetingClosedReason | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** The meeting that it became. */
  @Column('uuid', { name: 'meeting_id', nullable: true })
  @ForeignKey('meetings', { name: 'company_requests_meeting_id_fkey', onDelete: 'CASCADE' })
  meetingId: string | null;

  // Whom the sender saw and might ask when it was sent, as bits of their groups. Only statements read them.

  @Column({ type: 'bigint', name: 'seen_groups', default: -1, insert: false, update: false })
  seenGroups: string;

  @Column({ type: 'bigint', name: 'met_groups', default: -1, insert: false, update: false })
  metGroups: string;
}

/** A member of the team who does not want a request. */
@Entity('company_request_declines')
@Index('company_request_declines_attendee_id_idx', ['attendeeId'])
export class CompanyRequestDeclineEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  @ForeignKey(() => CompanyRequestEntity, {
    name: 'company_request_declines_request_id_fkey',
    onDelete: 'CASCADE',
  })
  requestId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'company_request_declines_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;
}
