import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';
import type { Language } from '../../core/graphql/languages';

export const EventFieldKind = defineEnum('EventFieldKind', 'The kinds of answers to a field of an event.', {
  TEXT: 'One line of at most 200 characters.',
  LONG_TEXT: 'Text of at most 5,000 characters.',
  NUMBER: 'A number, with a point before its decimals.',
  DATE: 'A day, `YYYY-MM-DD`.',
  YES_NO: '`true` or `false`.',
  ONE_OF: 'One of the choices, by its id.',
  SEVERAL_OF: 'Any of the choices, by their ids.',
  COUNTRY: 'A country, by its ISO 3166-1 alpha-2 code.',
  LINK: 'A web address of at most 500 characters.',
});
export type EventFieldKind = keyof typeof EventFieldKind;

export const EventFieldAudience = defineEnum(
  'EventFieldAudience',
  'Who sees the answers to a field, beside the person and staff.',
  { STAFF: 'No other attendee.', GROUPS: 'The members of some groups.', EVERYBODY: 'All attendees.' },
);
export type EventFieldAudience = keyof typeof EventFieldAudience;

/** A text in one language. */
export interface TextInLanguage {
  language: Language;
  text: string;
}

export interface EventFieldChoice {
  choiceId: string;
  labels: TextInLanguage[];
}

/** A question of an event's own. */
@Entity('event_fields')
@Unique('event_fields_position_key', ['eventId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Unique('event_fields_key_key', ['eventId', 'key'], { deferrable: 'INITIALLY DEFERRED' })
@Unique('event_fields_place_key', ['eventId', 'id', 'position'])
@Check('event_fields_position_check', 'position BETWEEN 0 AND 39')
@Check('event_fields_key_check', `key ~ '^[a-z][a-z0-9_]{0,39}$'`)
@Check('event_fields_keep_days_check', 'keep_days BETWEEN 1 AND 1095')
@Check(
  'event_fields_condition_check',
  `CASE WHEN condition_field_id IS NULL THEN condition_position IS NULL AND condition_answers = '{}'
    ELSE coalesce(condition_position < position, false) AND condition_answers <> '{}' END`,
)
@ForeignKey(
  () => EventFieldEntity,
  ['eventId', 'conditionFieldId', 'conditionPosition'],
  ['eventId', 'id', 'position'],
  { name: 'event_fields_condition_fkey', deferrable: 'INITIALLY DEFERRED' },
)
export class EventFieldEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'event_fields_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('int')
  position: number;

  /** Its name in files and programs. */
  @Column('text')
  key: string;

  @Column('enum', { enum: EventFieldKind, enumName: 'event_field_kind' })
  kind: EventFieldKind;

  @Column('jsonb')
  labels: TextInLanguage[];

  @Column('jsonb', { default: [] })
  helps: TextInLanguage[];

  @Column('jsonb')
  purposes: TextInLanguage[];

  @Column('jsonb', { default: [] })
  choices: EventFieldChoice[];

  @Column('boolean', { default: false })
  required: boolean;

  @Column('enum', {
    enum: EventFieldAudience,
    enumName: 'event_field_audience',
    default: EventFieldAudience.STAFF,
  })
  audience: EventFieldAudience;

  /** Who see the answers where the audience is groups. */
  @Column('uuid', { name: 'group_ids', array: true, default: [] })
  groupIds: string[];

  /** Answers are erased so many days after the event; with the event where null. */
  @Column('int', { name: 'keep_days', nullable: true })
  keepDays: number | null;

  /** When all answers were erased after these days; null again once the field is answered. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  // It is asked of those who gave the field before it one of these answers.

  @Column('uuid', { name: 'condition_field_id', nullable: true })
  conditionFieldId: string | null;

  /** The place of that field, by which the database knows that it comes before. */
  @Column('int', { name: 'condition_position', nullable: true })
  conditionPosition: number | null;

  @Column('text', { name: 'condition_answers', array: true, default: [] })
  conditionAnswers: string[];
}
