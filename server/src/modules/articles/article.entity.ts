import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** An article for the people of an event. */
@Entity('insights')
@Index('insights_event_id_idx', ['eventId', 'publishedAt', 'id'])
export class ArticleEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'insights_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  title: string;

  @Column('text')
  summary: string;

  @Column('text')
  body: string;

  @Column('text', { nullable: true })
  cover: string | null;

  @Column('text', { name: 'source_url', nullable: true })
  sourceUrl: string | null;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;
}
