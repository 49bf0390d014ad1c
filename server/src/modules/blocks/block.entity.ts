import { Check, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One attendee's block of another. */
@Entity('blocks')
@Check('blocks_other_check', 'blocker_id <> blocked_id')
@Index('blocks_blocked_id_idx', ['blockedId'])
export class BlockEntity {
  @PrimaryColumn('uuid', { name: 'blocker_id' })
  @ForeignKey('attendees', { name: 'blocks_blocker_id_fkey', onDelete: 'CASCADE' })
  blockerId: string;

  @PrimaryColumn('uuid', { name: 'blocked_id' })
  @ForeignKey('attendees', { name: 'blocks_blocked_id_fkey', onDelete: 'CASCADE' })
  blockedId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
