import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import type { BulkJobReason } from './bulk-job.reasons';

/** The action on each attendee. */
export enum BulkJobKind {
  INVITE = 'INVITE',
  REMIND = 'REMIND',
  REMOVE = 'REMOVE',
  SET_CATEGORY = 'SET_CATEGORY',
  SET_COMPANY = 'SET_COMPANY',
}

/** How far a bulk job is. */
export enum BulkJobStatus {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  UNDONE = 'UNDONE',
}

/** The result of one attendee. */
export enum BulkJobOutcome {
  DONE = 'DONE',
  SKIPPED = 'SKIPPED',
  FAILED = 'FAILED',
}

/** One kind of work over many attendees of an event. */
@Entity('bulk_jobs')
@Index('bulk_jobs_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('bulk_jobs_started_by_idx', ['startedById'])
@Index('bulk_jobs_running_key', ['eventId', 'kind'], { unique: true, where: 'finished_at IS NULL' })
@Check('bulk_jobs_counts_check', 'done + skipped + failed <= total')
@Check('bulk_jobs_finished_check', `(status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL)`)
export class BulkJobEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @ManyToOne('events', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'bulk_jobs_event_id_fkey' })
  event?: object;

  @Column('uuid', { name: 'started_by', nullable: true })
  startedById: string | null;

  @ManyToOne('users', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'started_by', foreignKeyConstraintName: 'bulk_jobs_started_by_fkey' })
  starter?: object | null;

  @Column('enum', { enum: BulkJobKind, enumName: 'bulk_job_kind' })
  kind: BulkJobKind;

  @Column('enum', { enum: BulkJobStatus, enumName: 'bulk_job_status', default: BulkJobStatus.QUEUED })
  status: BulkJobStatus;

  /** The new category, or the id of the new company. */
  @Column('text', { nullable: true })
  value: string | null;

  @Column('int', { default: 0 })
  total: number;

  @Column('int', { default: 0 })
  done: number;

  @Column('int', { default: 0 })
  skipped: number;

  @Column('int', { default: 0 })
  failed: number;

  @Column('int', { name: 'closed_meetings', default: 0 })
  closedMeetings: number;

  /** How often in a row it stopped because of an error. */
  @Column('int', { default: 0 })
  failures: number;

  /** Why it ended early, in words. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}

/** One attendee of a bulk job; without an outcome it waits for its turn. */
@Entity('bulk_job_items')
@Index('bulk_job_items_attendee_id_idx', ['attendeeId'])
@Index('bulk_job_items_waiting_idx', ['jobId', 'attendeeId'], { where: 'outcome IS NULL' })
export class BulkJobItemEntity {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  @ManyToOne(() => BulkJobEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'bulk_job_items_job_id_fkey' })
  job?: Relation<BulkJobEntity>;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  attendeeId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'bulk_job_items_attendee_id_fkey' })
  attendee?: object;

  @Column('enum', { enum: BulkJobOutcome, enumName: 'bulk_job_outcome', nullable: true })
  outcome: BulkJobOutcome | null;

  @Column('text', { nullable: true })
  reason: BulkJobReason | null;

  /** The value that was there before, so that it can be put back. */
  @Column('text', { nullable: true })
  before: string | null;
}
