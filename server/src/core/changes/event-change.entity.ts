import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Kinds of changes in an event that programs can follow. */
export const CHANGE_TOPICS = {
  ATTENDEE_CHANGED: 'An attendee was added, changed or removed.',
  CHECK_IN_RECORDED: 'An entry or exit was recorded.',
  MEETING_CHANGED: 'A meeting was requested or changed.',
  SCHEDULE_CHANGED: 'A session or break was added, changed or deleted.',
};
export type ChangeTopic = keyof typeof CHANGE_TOPICS;

/** A change in an event, kept for 24 hours. The relay writes it in the order of commits. */
@Entity('event_changes')
@Check(
  'event_changes_topic_check',
  `topic IN (${Object.keys(CHANGE_TOPICS)
    .map((topic) => `'${topic}'`)
    .join(', ')})`,
)
@Index('event_changes_topic_idx', ['eventId', 'topic', 'id'])
@Index('event_changes_age_idx', ['changedAt'])
export class EventChangeEntity {
  /** A bigint, which JavaScript reads as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('text')
  topic: ChangeTopic;

  /** The attendee, check-in, meeting or activity; it may be gone. */
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;
}
