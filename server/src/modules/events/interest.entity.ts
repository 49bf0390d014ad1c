import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { EventEntity } from './event.entity';
import { defineEnum } from '../../core/graphql/enums';

export const InterestKind = defineEnum(
  'InterestKind',
  'The kind of an interest group: topics, needs or offers.',
  { TOPIC: 'Fields of work, such as industries.', SEEK: 'Needs.', OFFER: 'Offers.' },
);
export type InterestKind = keyof typeof InterestKind;

/** A word of one of the event's vocabularies. */
@Entity('interest_terms')
@Unique('interest_terms_label_key', ['eventId', 'vocabulary', 'label'])
export class InterestTermEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey(() => EventEntity, { name: 'interest_terms_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  vocabulary: string;

  @Column('text')
  label: string;
}

/** A question of the profile; it offers the terms of its vocabulary. */
@Entity('interest_groups')
@Unique('interest_groups_name_key', ['eventId', 'name'])
export class InterestGroupEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey(() => EventEntity, { name: 'interest_groups_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  name: string;

  @Column('enum', { enum: InterestKind, enumName: 'interest_kind' })
  kind: InterestKind;

  /** Groups that share a vocabulary can be compared. */
  @Column('text')
  vocabulary: string;

  @Column('int', { default: 0 })
  position: number;
}
