import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A device or address from which a user has signed in. It opens nothing: it only has limits of its own. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne('users', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'known_devices_user_id_fkey' })
  user?: object;

  /** SHA-256 of the device token, or of the address. */
  @PrimaryColumn('bytea', { name: 'key_hash' })
  keyHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;
}
