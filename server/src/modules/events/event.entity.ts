import { Check, Column, Entity, Index } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';
import { LANGUAGES, type Language } from '../../core/graphql/languages';

export const EventStatus = defineEnum(
  'EventStatus',
  'How far an event is: only PUBLISHED ones are seen by attendees.',
  {
    DRAFT: 'Being prepared; for staff only.',
    PUBLISHED: 'Visible to its attendees.',
    ARCHIVED: 'Over; can still be read.',
  },
);
export type EventStatus = keyof typeof EventStatus;

export const EventRegistration = defineEnum('EventRegistration', 'The rule of registration for an event.', {
  OPEN: 'Anyone may register.',
  APPROVAL: 'Anyone may apply; the organisers decide who takes part. Invited people need no approval.',
  INVITE_ONLY: 'Only invited people may join; the event is not described to others.',
  CLOSED: 'Registration has ended; invited people may still join.',
});
export type EventRegistration = keyof typeof EventRegistration;

/** When meetings may be held on one day, in the event's time zone: `2027-05-03`, `09:00`, `17:00`. */
export interface MeetingDay {
  date: string;
  from: string;
  to: string;
}

/** An event where people meet. */
@Entity('events')
@Check('events_title_check', 'char_length(title) BETWEEN 1 AND 200')
@Check('events_contact_email_check', 'char_length(contact_email) BETWEEN 3 AND 254')
@Check('events_period_check', 'ends_at > starts_at')
@Check('events_capacity_check', 'capacity BETWEEN 1 AND 1000000')
@Check('events_accent_check', `accent_color ~ '^#[0-9a-f]{6}$'`)
@Check('events_languages_check', `languages <@ '{EN,UR,AR}' AND cardinality(languages) BETWEEN 1 AND 3`)
@Check('events_slot_check', 'slot_minutes BETWEEN 5 AND 240 AND gap_minutes BETWEEN 0 AND 120')
@Check('events_keep_days_check', 'keep_days BETWEEN 30 AND 1095')
@Check('events_timezone_check', `timezone(timezone, '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL`)
@Index('events_status_starts_at_idx', ['status', 'startsAt', 'id'])
@Index('events_starts_at_idx', ['startsAt', 'id'])
export class EventEntity extends BaseEntity {
  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  tagline: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  venue: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  /** Replies to mails of the event go there; null for none. */
  @Column('text', { name: 'contact_email', nullable: true })
  contactEmail: string | null;

  @Column('text', { default: 'UTC' })
  timezone: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text', { nullable: true })
  cover: string | null;

  @Column('text', { nullable: true })
  logo: string | null;

  /** The event's colour in the portal; null for Podium's own. */
  @Column('text', { name: 'accent_color', nullable: true })
  accentColor: string | null;

  /** Those that attendees choose from, the default first. */
  @Column('text', { array: true, default: LANGUAGES })
  languages: Language[];

  @Column('enum', { enum: EventStatus, enumName: 'event_status', default: EventStatus.DRAFT })
  status: EventStatus;

  @Column('enum', {
    enum: EventRegistration,
    enumName: 'event_registration',
    default: EventRegistration.INVITE_ONLY,
  })
  registration: EventRegistration;

  /** How many people may take part; null for any number. */
  @Column('int', { nullable: true })
  capacity: number | null;

  /** Only users who have proven their address are confirmed, and enter. */
  @Column('boolean', { name: 'requires_verified_email', default: false })
  requiresVerifiedEmail: boolean;

  @Column('int', { name: 'slot_minutes', default: 20 })
  slotMinutes: number;

  @Column('int', { name: 'gap_minutes', default: 5 })
  gapMinutes: number;

  /** Its people are erased so many days after its end; never where null. */
  @Column('int', { name: 'keep_days', nullable: true })
  keepDays: number | null;

  @Column('jsonb', { name: 'meeting_hours', default: [] })
  meetingHours: MeetingDay[];

  /** An event of the demo, where requests do not expire. */
  @Column('boolean', { default: false })
  demo: boolean;
}
