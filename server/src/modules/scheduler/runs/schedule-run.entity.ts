import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { BaseEntity } from '../../../core/db/base.entity';
import { defineEnum } from '../../../core/graphql/enums';
import { MeetingProgramOrder } from '../../meeting-wishes/index';
import { MeetingStatus } from '../../meetings/index';
import type { ChoiceMeasures, DraftMeasures } from '../timetable/timetable.types';

export const ScheduleRunBasis = defineEnum('ScheduleRunBasis', 'What a timetable starts from.', {
  NOTHING: 'Every meeting of earlier timetables may move or go, but for those that are locked or past.',
  PUBLISHED: 'As little as possible changes of what was published.',
});
export type ScheduleRunBasis = keyof typeof ScheduleRunBasis;

export const ScheduleRunStatus = defineEnum('ScheduleRunStatus', 'How far a timetable is.', {
  QUEUED: 'It begins in a moment.',
  RUNNING: 'It is computed; `progress` grows.',
  DRAFT: 'It is ready, and changes nothing until it is applied.',
  FAILED: 'It could not be computed; `error` says why. Nothing was changed.',
  CANCELLED: 'It was cancelled. Nothing was changed.',
  APPLYING: 'Its meetings are being written.',
  APPLIED: 'Its meetings are published.',
  UNDOING: 'Its meetings are being taken back.',
  UNDONE: 'It was applied, and then undone.',
});
export type ScheduleRunStatus = keyof typeof ScheduleRunStatus;

export const ScheduleRunChange = defineEnum('ScheduleRunChange', 'What a timetable changes of a meeting.', {
  ADDED: 'It is new.',
  MOVED: 'It was published at another time or pod.',
  KEPT: 'It stays where it was published.',
  DROPPED: 'It was published and is not held any more.',
});
export type ScheduleRunChange = keyof typeof ScheduleRunChange;

export const ScheduleOutcome = defineEnum('ScheduleOutcome', 'What became of a change of a timetable.', {
  APPLIED: 'It is published.',
  SKIPPED: 'It was not possible any more; `reason` says why.',
  UNDONE: 'It was published, and then taken back.',
  NOT_UNDONE: 'It was changed after it was published, and stays so.',
});
export type ScheduleOutcome = keyof typeof ScheduleOutcome;

/** One computation of the timetable of an event's meetings. */
@Entity('schedule_runs')
@Index('schedule_runs_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('schedule_runs_started_by_idx', ['startedById'])
@Index('schedule_runs_acted_by_idx', ['actedById'])
@Index('schedule_runs_running_key', ['eventId'], { unique: true, where: `status IN ('QUEUED', 'RUNNING')` })
@Index('schedule_runs_applying_key', ['eventId'], {
  unique: true,
  where: `status IN ('APPLYING', 'UNDOING')`,
})
@Check('schedule_runs_progress_check', 'progress BETWEEN 0 AND 100')
@Check('schedule_runs_finished_check', `(status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL)`)
@Check(
  'schedule_runs_draft_check',
  `status IN ('QUEUED', 'RUNNING', 'FAILED', 'CANCELLED') OR input_hash IS NOT NULL`,
)
export class ScheduleRunEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'schedule_runs_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'started_by', nullable: true })
  @ForeignKey('users', { name: 'schedule_runs_started_by_fkey', onDelete: 'SET NULL' })
  startedById: string | null;

  @Column('enum', {
    enum: ScheduleRunStatus,
    enumName: 'schedule_run_status',
    default: ScheduleRunStatus.QUEUED,
  })
  status: ScheduleRunStatus;

  @Column('enum', { enum: ScheduleRunBasis, enumName: 'schedule_run_basis' })
  basis: ScheduleRunBasis;

  @Column('enum', { name: 'goal_order', enum: MeetingProgramOrder, enumName: 'meeting_program_order' })
  order: MeetingProgramOrder;

  @Column('int')
  seed: number;

  /** In percent, while it is computed, applied or undone. */
  @Column('int', { default: 0 })
  progress: number;

  /** When the server that computes it was last alive. */
  @Column('timestamptz', { name: 'heartbeat_at', nullable: true })
  heartbeatAt: Date | null;

  /** What it was computed from: another one means that something has changed since. */
  @Column('text', { name: 'input_hash', nullable: true })
  inputHash: string | null;

  /** Counts the edits of the draft. */
  @Column('int', { name: 'draft_version', default: 0 })
  draftVersion: number;

  @Column('jsonb', { nullable: true })
  bound: ChoiceMeasures | null;

  @Column('jsonb', { nullable: true })
  measures: DraftMeasures | null;

  /** How often in a row its server stopped because of an error. */
  @Column('int', { default: 0 })
  failures: number;

  /** Why it failed, in words. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** The user who applies or undoes it. */
  @Column('uuid', { name: 'acted_by', nullable: true })
  @ForeignKey('users', { name: 'schedule_runs_acted_by_fkey', onDelete: 'SET NULL' })
  actedById: string | null;

  /** Attendees up to this id have been told of what was applied or undone. */
  @Column('uuid', { name: 'told_until', nullable: true })
  toldUntil: string | null;
}

/** A meeting of a draft. */
@Entity('schedule_run_meetings')
@Unique('schedule_run_meetings_pair_key', ['runId', 'oneId', 'otherId'])
@Check('schedule_run_meetings_pair_check', 'one_id < other_id')
@Check('schedule_run_meetings_period_check', 'ends_at > starts_at')
@Index('schedule_run_meetings_time_idx', ['runId', 'startsAt', 'id'])
@Index('schedule_run_meetings_pod_idx', ['runId', 'podId', 'startsAt'])
@Index('schedule_run_meetings_one_id_idx', ['oneId'])
@Index('schedule_run_meetings_other_id_idx', ['otherId'])
@Index('schedule_run_meetings_meeting_id_idx', ['meetingId'])
@Index('schedule_run_meetings_pod_id_idx', ['podId'])
@Index('schedule_run_meetings_waiting_idx', ['runId', 'id'], { where: 'outcome IS NULL' })
export class ScheduleRunMeetingEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'run_id' })
  @ForeignKey(() => ScheduleRunEntity, { name: 'schedule_run_meetings_run_id_fkey', onDelete: 'CASCADE' })
  runId: string;

  /** The one of the two with the lower id. */
  @Column('uuid', { name: 'one_id' })
  @ForeignKey('attendees', { name: 'schedule_run_meetings_one_id_fkey', onDelete: 'CASCADE' })
  oneId: string;

  @Column('uuid', { name: 'other_id' })
  @ForeignKey('attendees', { name: 'schedule_run_meetings_other_id_fkey', onDelete: 'CASCADE' })
  otherId: string;

  @Column('enum', { enum: ScheduleRunChange, enumName: 'schedule_change' })
  change: ScheduleRunChange;

  /** Where it is to be; of a DROPPED one, where it was. */
  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('uuid', { name: 'pod_id' })
  @ForeignKey('pods', { name: 'schedule_run_meetings_pod_id_fkey', onDelete: 'CASCADE' })
  podId: string;

  /** The published meeting; of an ADDED one, that which was made of it. */
  @Column('uuid', { name: 'meeting_id', nullable: true })
  @ForeignKey('meetings', { name: 'schedule_run_meetings_meeting_id_fkey', onDelete: 'SET NULL' })
  meetingId: string | null;

  /** What the meeting was before it was applied, so that it can be put back; null without one. */
  @Column('enum', { name: 'old_status', enum: MeetingStatus, enumName: 'meeting_status', nullable: true })
  oldStatus: MeetingStatus | null;

  @Column('timestamptz', { name: 'old_starts_at', nullable: true })
  oldStartsAt: Date | null;

  @Column('timestamptz', { name: 'old_ends_at', nullable: true })
  oldEndsAt: Date | null;

  @Column('uuid', { name: 'old_pod_id', nullable: true })
  oldPodId: string | null;

  @Column('uuid', { name: 'old_run_id', nullable: true })
  oldRunId: string | null;

  @Column('enum', { enum: ScheduleOutcome, enumName: 'schedule_outcome', nullable: true })
  outcome: ScheduleOutcome | null;

  /** Why it was skipped. */
  @Column('text', { nullable: true })
  reason: string | null;
}

/** Somebody who has fewer meetings in a draft than promised, or none though they asked. */
@Entity('schedule_run_people')
@Check('schedule_run_people_below_check', 'got BETWEEN 0 AND target - 1')
@Index('schedule_run_people_attendee_id_idx', ['attendeeId'])
export class ScheduleRunPersonEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  @ForeignKey(() => ScheduleRunEntity, { name: 'schedule_run_people_run_id_fkey', onDelete: 'CASCADE' })
  runId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'schedule_run_people_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('int')
  target: number;

  @Column('int')
  got: number;

  /** How often each reason keeps somebody from meeting them. */
  @Column('jsonb')
  reasons: Record<string, number>;
}
