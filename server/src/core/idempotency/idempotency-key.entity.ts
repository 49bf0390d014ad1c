import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request that a user or an API token sent with an `Idempotency-Key`, with its answer; written in the transaction of its effects. */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_at_idx', ['createdAt'])
export class IdempotencyKeyEntity {
  /** Of a user or a token, with which triggers delete it. */
  @PrimaryColumn('uuid', { name: 'caller_id' })
  callerId: string;

  @PrimaryColumn('bytea', { name: 'key_hash' })
  keyHash: Buffer;

  @Column('bytea', { name: 'request_hash' })
  requestHash: Buffer;

  /** Encrypted with the key, which is stored nowhere; null where it was too large to keep. */
  @Column('bytea', { nullable: true })
  answer: Buffer | null;

  /** Role and memberships of the user when it was answered; null for tokens. */
  @Column('text', { nullable: true })
  rights: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
