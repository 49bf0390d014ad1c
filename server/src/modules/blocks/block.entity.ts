import { Check, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** Two attendees of whom one does not want to hear from the other. */
@Entity('blocks')
@Check('blocks_other_check', 'blocker_id <> blocked_id')
@Index('blocks_blocked_id_idx', ['blockedId'])
export class BlockEntity {
  @PrimaryColumn('uuid', { name: 'blocker_id' })
  blockerId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocker_id', foreignKeyConstraintName: 'blocks_blocker_id_fkey' })
  blocker?: object;

  @PrimaryColumn('uuid', { name: 'blocked_id' })
  blockedId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocked_id', foreignKeyConstraintName: 'blocks_blocked_id_fkey' })
  blocked?: object;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
