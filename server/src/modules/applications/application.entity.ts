import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ApplicationStage } from '../attendees/index';
import { defineEnum } from '../../core/graphql/enums';

/** What belongs to the stage of an attendee who applied or waits; it stays when they take part. */
@Entity('applications')
@Unique('applications_offer_code_key', ['offerCodeHash'])
@Unique('applications_line_key', ['eventId', 'line'])
@Check('applications_reason_check', 'char_length(reason) BETWEEN 1 AND 1000')
@Index('applications_decision_id_idx', ['decisionId'], { where: 'decision_id IS NOT NULL' })
@Index('applications_offer_ends_at_idx', ['offerEndsAt'], { where: 'offer_ends_at IS NOT NULL' })
export class ApplicationEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'applications_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'applications_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** Since when the stage is as it is. */
  @Column('timestamptz', { default: () => 'now()' })
  since: Date;

  /** The place in the line of the event, lower ones first; of those who wait and those who were offered a place. */
  @Column('bigint', { nullable: true })
  line: string | null;

  @Column('timestamptz', { name: 'offer_ends_at', nullable: true })
  offerEndsAt: Date | null;

  /** The hash of the code that the mail about an offer carries. */
  @Column('text', { name: 'offer_code_hash', nullable: true })
  offerCodeHash: string | null;

  /** Why the organisers declined. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The last decision of the organisers, while it is mailed later or can be undone. */
  @Column('uuid', { name: 'decision_id', nullable: true })
  decisionId: string | null;

  /** Null once the decision was mailed. */
  @Column('timestamptz', { name: 'undo_until', nullable: true })
  undoUntil: Date | null;

  // What an undo restores.

  @Column('text', { nullable: true })
  former: ApplicationStage | null;

  @Column('timestamptz', { name: 'former_since', nullable: true })
  formerSince: Date | null;

  @Column('bigint', { name: 'former_line', nullable: true })
  formerLine: string | null;

  /** The decision before, unless it was mailed. */
  @Column('uuid', { name: 'former_decision_id', nullable: true })
  formerDecisionId: string | null;
}

export const PlaceLogKind = defineEnum('PlaceLogKind', 'An event in the history of the places of an event.', {
  APPLIED: 'The person applied.',
  APPROVED: 'The organisers approved the application.',
  DECLINED: 'The organisers declined the application.',
  UNDONE: 'The organisers took their decision back.',
  WAITLISTED: 'No place was free: the person is at the end of the line.',
  OFFERED: 'A place came free and is kept for the person, the first in line for whom it could be.',
  CONFIRMED: 'The person took a place.',
  EXPIRED: 'The offer was not answered in time.',
  LET_GO: 'The person let the offer go.',
  WITHDRAWN: 'The person gave up the place or the application.',
  REMOVED: 'The person was removed from the event, or has erased themselves.',
});
export type PlaceLogKind = keyof typeof PlaceLogKind;

/** Entries are only ever added, under the lock of the event: their order is the order of what happened. */
@Entity('place_log')
@Index('place_log_event_idx', ['eventId', 'entry', 'id'])
@Index('place_log_attendee_idx', ['attendeeId'], { where: 'attendee_id IS NOT NULL' })
export class PlaceLogEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'int', generated: 'identity', generatedIdentity: 'ALWAYS', insert: false, update: false })
  entry: number;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'place_log_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** Null once erased. */
  @Column('uuid', { name: 'attendee_id', nullable: true })
  attendeeId: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('text')
  kind: PlaceLogKind;

  /** The group that was full; null for the event. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId: string | null;

  /** The position in the line at that moment. */
  @Column('int', { nullable: true })
  position: number | null;

  @Column('timestamptz', { name: 'offer_ends_at', nullable: true })
  offerEndsAt: Date | null;

  /** The user of the staff who decided. */
  @Column('uuid', { name: 'by_id', nullable: true })
  byId: string | null;
}
