import { Check, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** An attendee whom another one (`owner`) keeps in mind. */
@Entity('bookmarks')
@Check('bookmarks_other_check', 'owner_id <> attendee_id')
@Index('bookmarks_attendee_id_idx', ['attendeeId'])
@Index('bookmarks_newest_idx', ['ownerId', 'createdAt', 'attendeeId'])
export class BookmarkEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'bookmarks_owner_id_fkey' })
  owner?: object;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  attendeeId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'bookmarks_attendee_id_fkey' })
  attendee?: object;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
