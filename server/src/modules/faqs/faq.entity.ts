import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** A question that many ask about an event. */
@Entity('faqs')
@Index('faqs_event_id_idx', ['eventId', 'position', 'id'])
// Its operator class for trigrams cannot be said here: the migration makes it.
@Index('faqs_search_idx', { synchronize: false })
export class FaqEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'faqs_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  question: string;

  @Column('text')
  answer: string;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('int', { default: 0 })
  position: number;

  /** Its words in small letters without accents; written by a trigger. */
  @Column({ type: 'text', name: 'search_text', default: '', insert: false, update: false })
  searchText: string;
}
