import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';

export const LeadRating = defineEnum('LeadRating', 'How promising a lead is.', {
  HOT: 'To be followed up first.',
  WARM: 'Interested.',
  COLD: 'Rather not.',
});
export type LeadRating = keyof typeof LeadRating;

export const LeadSource = defineEnum('LeadSource', 'How a company got to know a visitor.', {
  SCAN: 'A member scanned the badge.',
  MEETING: 'A member had a meeting with the visitor.',
  PROFILE: 'A member saved it from the profile; the visitor was not asked for contact details.',
});
export type LeadSource = keyof typeof LeadSource;

export const LeadQuestionKind = defineEnum('LeadQuestionKind', 'The kinds of answers to a question.', {
  TEXT: 'A text.',
  ONE_OF: 'One of the options.',
  SEVERAL_OF: 'One or several of the options.',
});
export type LeadQuestionKind = keyof typeof LeadQuestionKind;

/** Answers by the id of the question. */
export type LeadAnswers = Readonly<Record<string, readonly string[]>>;

/** Names of captures that are kept: with the first one and this many of the latest, a device that repeats its queue changes nothing. */
export const MAX_CLIENT_IDS = 50;

/** A visitor that a company recorded: one row for each visitor, however many members met them. */
@Entity('leads')
@Unique('leads_visitor_key', ['companyId', 'attendeeId'])
@Check('leads_note_check', 'char_length(note) <= 2000')
@Check('leads_client_ids_check', `cardinality(client_ids) <= ${MAX_CLIENT_IDS}`)
@Index('leads_newest_idx', ['companyId', 'capturedAt', 'id'])
@Index('leads_rating_idx', ['companyId', 'rating'])
@Index('leads_event_id_idx', ['eventId'])
@Index('leads_attendee_id_idx', ['attendeeId'])
@Index('leads_captured_by_idx', ['capturedById'])
@Index('leads_followed_up_by_idx', ['followedUpById'], { where: 'followed_up_by IS NOT NULL' })
export class LeadEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'leads_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'leads_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @Column('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'leads_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** The member who captured it first. */
  @Column('uuid', { name: 'captured_by', nullable: true })
  @ForeignKey('attendees', { name: 'leads_captured_by_fkey', onDelete: 'SET NULL' })
  capturedById: string | null;

  /** By the clock of the device where it had no network. */
  @Column('timestamptz', { name: 'captured_at' })
  capturedAt: Date;

  @Column('enum', { enum: LeadSource, enumName: 'lead_source' })
  source: LeadSource;

  @Column('enum', { enum: LeadRating, enumName: 'lead_rating', nullable: true })
  rating: LeadRating | null;

  /** When the rating was given, by the clock of the device: one that was given before does not replace it. */
  @Column('timestamptz', { name: 'rated_at', nullable: true })
  ratedAt: Date | null;

  @Column('text', { default: '' })
  note: string;

  @Column('jsonb', { default: {} })
  answers: LeadAnswers;

  /** Devices' names for the captures that it consists of: the first one, and the latest. */
  @Column('text', { name: 'client_ids', array: true, default: [] })
  clientIds: string[];

  /** When the team marked it as followed up; null while it is to be followed up. */
  @Column('timestamptz', { name: 'followed_up_at', nullable: true })
  followedUpAt: Date | null;

  @Column('uuid', { name: 'followed_up_by', nullable: true })
  @ForeignKey('attendees', { name: 'leads_followed_up_by_fkey', onDelete: 'SET NULL' })
  followedUpById: string | null;
}

/** When a member of the team wants to be reminded of a lead: one time for each member. */
@Entity('lead_reminders')
@Index('lead_reminders_attendee_id_idx', ['attendeeId'])
export class LeadReminderEntity {
  @PrimaryColumn('uuid', { name: 'lead_id' })
  @ForeignKey('leads', { name: 'lead_reminders_lead_id_fkey', onDelete: 'CASCADE' })
  leadId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'lead_reminders_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('timestamptz', { name: 'remind_at' })
  remindAt: Date;

  /** When the member was notified; null before. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;
}

/** A visitor whose lead a company deleted: a device that sends its captures again brings nothing back. */
@Entity('deleted_leads')
@Check('deleted_leads_client_ids_check', `cardinality(client_ids) <= ${MAX_CLIENT_IDS}`)
@Index('deleted_leads_attendee_id_idx', ['attendeeId'])
export class DeletedLeadEntity {
  @PrimaryColumn('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'deleted_leads_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'deleted_leads_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** Devices' names for the captures, the latest ones. */
  @Column('text', { name: 'client_ids', array: true })
  clientIds: string[];
}

/** A question that a company asks its visitors. It stays when it is retired, since leads have answers to it. */
@Entity('lead_questions')
@Unique('lead_questions_position_key', ['companyId', 'position'])
@Check('lead_questions_position_check', 'position BETWEEN 0 AND 9')
@Check('lead_questions_text_check', 'char_length(text) BETWEEN 1 AND 200')
@Check(
  'lead_questions_options_check',
  `CASE kind WHEN 'TEXT' THEN cardinality(options) = 0 ELSE cardinality(options) BETWEEN 2 AND 20 END`,
)
export class LeadQuestionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'lead_questions_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  /** Among the questions of the company; null once it is retired. */
  @Column('int', { nullable: true })
  position: number | null;

  @Column('enum', { enum: LeadQuestionKind, enumName: 'lead_question_kind' })
  kind: LeadQuestionKind;

  @Column('text')
  text: string;

  @Column('text', { array: true, default: [] })
  options: string[];
}
