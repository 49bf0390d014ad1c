import { Check, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An attendee that another one (`owner`) has bookmarked. */
@Entity('bookmarks')
@Check('bookmarks_other_check', 'owner_id <> attendee_id')
@Index('bookmarks_attendee_id_idx', ['attendeeId'])
@Index('bookmarks_newest_idx', ['ownerId', 'createdAt', 'attendeeId'])
export class BookmarkEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  @ForeignKey('attendees', { name: 'bookmarks_owner_id_fkey', onDelete: 'CASCADE' })
  ownerId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'bookmarks_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
