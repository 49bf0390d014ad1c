import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';

/** The kind of an activity. */
export const ActivityKind = defineEnum(
  'ActivityKind',
  'SESSION and BREAK are for all attendees; POD keeps meetings out of a pod for a time.',
  {
    SESSION: 'Talk, panel or workshop for all attendees.',
    BREAK: 'Break for all attendees.',
    POD: 'Takes a pod out of use for a time.',
  },
);
export type ActivityKind = keyof typeof ActivityKind;

/** Something on the event's schedule. */
@Entity('activities')
@Check('activities_period_check', 'ends_at > starts_at')
@Check('activities_pod_check', `(kind = 'POD') = (pod_id IS NOT NULL)`)
@Index('activities_event_id_starts_at_idx', ['eventId', 'startsAt', 'id'])
@Index('activities_pod_id_idx', ['podId'])
// Its operator class for trigrams cannot be said here: the migration makes it.
@Index('activities_search_idx', { synchronize: false })
export class ActivityEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'activities_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('enum', { enum: ActivityKind, enumName: 'activity_kind' })
  kind: ActivityKind;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  track: string | null;

  @Column('uuid', { name: 'pod_id', nullable: true })
  @ForeignKey('pods', { name: 'activities_pod_id_fkey', onDelete: 'CASCADE' })
  podId: string | null;

  /** Counts what a calendar has to know; a trigger writes it. */
  @Column('int', { default: 0 })
  sequence: number;

  /** Its words in small letters without accents; written by a trigger. */
  @Column({ type: 'text', name: 'search_text', default: '', insert: false, update: false })
  searchText: string;
}

/** The speakers, in the order of `position`. */
@Entity('activity_speakers')
@Index('activity_speakers_attendee_id_idx', ['attendeeId'])
export class ActivitySpeakerEntity {
  @PrimaryColumn('uuid', { name: 'activity_id' })
  @ForeignKey(() => ActivityEntity, { name: 'activity_speakers_activity_id_fkey', onDelete: 'CASCADE' })
  activityId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'activity_speakers_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('int', { default: 0 })
  position: number;
}

/** An activity that an attendee wants to go to. */
@Entity('agenda_entries')
@Index('agenda_entries_activity_id_idx', ['activityId'])
export class AgendaEntryEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'agenda_entries_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @PrimaryColumn('uuid', { name: 'activity_id' })
  @ForeignKey(() => ActivityEntity, { name: 'agenda_entries_activity_id_fkey', onDelete: 'CASCADE' })
  activityId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A time in which an attendee wants no meetings. */
@Entity('busy_times')
@Check('busy_times_period_check', 'ends_at > starts_at')
@Index('busy_times_attendee_id_idx', ['attendeeId', 'startsAt'])
export class BusyTimeEntity extends BaseEntity {
  @Column('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'busy_times_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text', { nullable: true })
  note: string | null;
}
