import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';
import type { BulkJobReason } from './bulk-job.reasons';

/** The action on each attendee. */
export const BulkJobKind = defineEnum('BulkJobKind', 'The action of a bulk job.', {
  INVITE: 'The invitation is mailed to those who were never mailed one.',
  REMIND: 'The invitation is mailed to the INVITED, again or for the first time; once in 10 minutes.',
  REMOVE: 'They are removed for good, as by `deleteAttendee`.',
  SET_CATEGORY: 'They get another category.',
  SET_COMPANY: 'They come into the team of a company, or into none.',
  ADD_TO_GROUP: 'They come into a group.',
  REMOVE_FROM_GROUP: 'They leave a group.',
});
export type BulkJobKind = keyof typeof BulkJobKind;

export const BulkJobStatus = defineEnum('BulkJobStatus', 'How far a bulk job is.', {
  QUEUED: 'It begins in a moment.',
  RUNNING: 'It is under way; `done`, `skipped` and `failed` grow.',
  DONE: 'All attendees have been processed.',
  FAILED: 'It ended early; what was done until then stays.',
  UNDONE: 'It was done, and then undone.',
});
export type BulkJobStatus = keyof typeof BulkJobStatus;

/** The result of one attendee. */
export const BulkJobOutcome = defineEnum('BulkJobOutcome', 'The outcome for one attendee.', {
  DONE: 'It was done.',
  SKIPPED: 'There was nothing to do.',
  FAILED: 'It could not be done.',
});
export type BulkJobOutcome = keyof typeof BulkJobOutcome;

/** One kind of work over many attendees of an event. */
@Entity('bulk_jobs')
@Index('bulk_jobs_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('bulk_jobs_started_by_idx', ['startedById'])
@Index('bulk_jobs_running_key', ['eventId', 'kind'], { unique: true, where: 'finished_at IS NULL' })
@Check('bulk_jobs_counts_check', 'done + skipped + failed <= total')
@Check('bulk_jobs_finished_check', `(status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL)`)
export class BulkJobEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'bulk_jobs_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'started_by', nullable: true })
  @ForeignKey('users', { name: 'bulk_jobs_started_by_fkey', onDelete: 'SET NULL' })
  startedById: string | null;

  @Column('enum', { enum: BulkJobKind, enumName: 'bulk_job_kind' })
  kind: BulkJobKind;

  @Column('enum', { enum: BulkJobStatus, enumName: 'bulk_job_status', default: BulkJobStatus.QUEUED })
  status: BulkJobStatus;

  /** The new category, or the id of the new company or of the group. */
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
  @ForeignKey(() => BulkJobEntity, { name: 'bulk_job_items_job_id_fkey', onDelete: 'CASCADE' })
  jobId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'bulk_job_items_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('enum', { enum: BulkJobOutcome, enumName: 'bulk_job_outcome', nullable: true })
  outcome: BulkJobOutcome | null;

  @Column('text', { nullable: true })
  reason: BulkJobReason | null;

  /** The value that was there before, so that it can be put back. */
  @Column('text', { nullable: true })
  before: string | null;
}
