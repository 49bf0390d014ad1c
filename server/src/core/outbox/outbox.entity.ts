import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An event to publish, written in the transaction that caused it and deleted once published. */
@Entity('outbox')
export class OutboxEntity {
  /** A bigint, which JavaScript reads as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('text')
  topic: string;

  @Column('jsonb')
  payload: object;
}
