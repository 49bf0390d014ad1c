import {
  Check,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { AttendeeEntity } from './attendee.entity';

/** A term that an attendee chose in a group. */
@Entity('attendee_interests')
@Index('attendee_interests_term_id_idx', ['termId', 'attendeeId', 'groupId'])
@Index('attendee_interests_group_id_idx', ['groupId'])
export class AttendeeInterestEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  attendeeId: string;

  @ManyToOne(() => AttendeeEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'attendee_interests_attendee_id_fkey' })
  attendee?: Relation<AttendeeEntity>;

  @PrimaryColumn('uuid', { name: 'group_id' })
  groupId: string;

  @ManyToOne('interest_groups', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'attendee_interests_group_id_fkey' })
  group?: object;

  @PrimaryColumn('uuid', { name: 'term_id' })
  termId: string;

  @ManyToOne('interest_terms', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'term_id', foreignKeyConstraintName: 'attendee_interests_term_id_fkey' })
  term?: object;
}

/** An attendee whom another one (`owner`) keeps in mind. */
@Entity('bookmarks')
@Check('bookmarks_other_check', 'owner_id <> attendee_id')
@Index('bookmarks_attendee_id_idx', ['attendeeId'])
@Index('bookmarks_newest_idx', ['ownerId', 'createdAt', 'attendeeId'])
export class BookmarkEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => AttendeeEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'bookmarks_owner_id_fkey' })
  owner?: Relation<AttendeeEntity>;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  attendeeId: string;

  @ManyToOne(() => AttendeeEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'bookmarks_attendee_id_fkey' })
  attendee?: Relation<AttendeeEntity>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** Two attendees of whom one does not want to hear from the other. */
@Entity('blocks')
@Check('blocks_other_check', 'blocker_id <> blocked_id')
@Index('blocks_blocked_id_idx', ['blockedId'])
export class BlockEntity {
  @PrimaryColumn('uuid', { name: 'blocker_id' })
  blockerId: string;

  @ManyToOne(() => AttendeeEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocker_id', foreignKeyConstraintName: 'blocks_blocker_id_fkey' })
  blocker?: Relation<AttendeeEntity>;

  @PrimaryColumn('uuid', { name: 'blocked_id' })
  blockedId: string;

  @ManyToOne(() => AttendeeEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocked_id', foreignKeyConstraintName: 'blocks_blocked_id_fkey' })
  blocked?: Relation<AttendeeEntity>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
