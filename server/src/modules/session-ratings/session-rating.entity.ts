import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An attendee's rating of a session. */
@Entity('session_ratings')
@Check('session_ratings_stars_check', 'stars BETWEEN 1 AND 5')
@Index('session_ratings_attendee_id_idx', ['attendeeId'])
@Index('session_ratings_newest_idx', ['activityId', 'createdAt', 'id'])
export class SessionRatingEntity {
  @PrimaryColumn('uuid', { name: 'activity_id' })
  @ForeignKey('activities', { name: 'session_ratings_activity_id_fkey', onDelete: 'CASCADE' })
  activityId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'session_ratings_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** Names the comment to staff, and stands in cursors, since the attendee's id would tell who wrote it. */
  @Column('uuid')
  id: string;

  @Column('int')
  stars: number;

  @Column('text', { nullable: true })
  comment: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
