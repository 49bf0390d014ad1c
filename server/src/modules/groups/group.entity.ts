import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import type { AnswersCondition } from '../answers/index';
import type { AttendeeCategory } from '../attendees/index';
import type { CompanyKind } from '../companies/index';

/** Attendees of an event under one name; bit 0 is everyone in no other group. */
@Entity('attendee_groups')
@Unique('attendee_groups_bit_key', ['eventId', 'bit'])
@Check('attendee_groups_bit_check', 'bit BETWEEN 0 AND 50')
@Check('attendee_groups_name_check', `char_length(name) BETWEEN 1 AND 60 OR bit = 0 AND name = ''`)
@Check('attendee_groups_answers_check', `jsonb_typeof(answers) = 'array'`)
@Check('attendee_groups_everyone_else_check', 'bit > 0 OR NOT is_conditional AND NOT shown')
@Check(
  'attendee_groups_limits_check',
  'least(waiting_requests, requests_per_day, requests_in_all, meetings_per_day, meetings_in_all) >= 0',
)
@Check('attendee_groups_capacity_check', 'capacity BETWEEN 1 AND 1000000')
// An expression cannot be said here: the migration makes it.
@Index('attendee_groups_name_key', { synchronize: false })
export class GroupEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'attendee_groups_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** Its place in the numbers that say who is in which groups and reaches which. */
  @Column('int')
  bit: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  colour: string | null;

  @Column('int', { default: 0 })
  rank: number;

  /** Attendees see it on cards. */
  @Column('boolean', { default: false })
  shown: boolean;

  // Its members are all who meet what is given of these, if anything is.

  @Column('text', { array: true, default: [] })
  categories: AttendeeCategory[];

  @Column('text', { array: true, name: 'company_kinds', default: [] })
  companyKinds: CompanyKind[];

  @Column('text', { array: true, name: 'company_tiers', default: [] })
  companyTiers: string[];

  @Column('jsonb', { default: [] })
  answers: AnswersCondition[];

  /** Written by a trigger. */
  @Column({ type: 'boolean', name: 'is_conditional', default: false, insert: false, update: false })
  isConditional: boolean;

  /** The members by hand that its condition replaced. Only statements write it. */
  @Column({ type: 'uuid', array: true, name: 'replaced_ids', default: [], insert: false, update: false })
  replacedIds: string[];

  // The bits of the groups that its members may see, meet and write to. Only statements read them.

  @Column({ type: 'bigint', default: -1, insert: false, update: false })
  sees: string;

  @Column({ type: 'bigint', default: -1, insert: false, update: false })
  meets: string;

  @Column({ type: 'bigint', default: -1, insert: false, update: false })
  writes: string;

  /** How many of its members may take part; null for any number. */
  @Column('int', { nullable: true })
  capacity: number | null;

  /** How many requests of one member may wait at once; null for any number, as for those below. */
  @Column('int', { name: 'waiting_requests', nullable: true, default: 20 })
  waitingRequests: number | null;

  @Column('int', { name: 'requests_per_day', nullable: true })
  requestsPerDay: number | null;

  @Column('int', { name: 'requests_in_all', nullable: true })
  requestsInAll: number | null;

  @Column('int', { name: 'meetings_per_day', nullable: true })
  meetingsPerDay: number | null;

  @Column('int', { name: 'meetings_in_all', nullable: true })
  meetingsInAll: number | null;
}
