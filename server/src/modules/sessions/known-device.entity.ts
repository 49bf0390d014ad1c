import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { CredentialsKey } from './credentials';

/** A device or address from which a user has signed in. It opens nothing: it only has limits of its own. */
@Entity('known_devices')
@CredentialsKey('known_devices_credentials_fkey')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Of the user when this was made. */
  @Column('int', { name: 'credentials_version' })
  credentialsVersion: number;

  /** SHA-256 of the device token, or of the address. */
  @PrimaryColumn('bytea', { name: 'key_hash' })
  keyHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;
}
