import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The secret address at which calendar programs read one attendee's agenda. */
@Entity('agenda_feeds')
@Unique('agenda_feeds_token_hash_key', ['tokenHash'])
export class AgendaFeedEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'agenda_feeds_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** SHA-256 of the token: who reads the table cannot read an agenda. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_read_at', nullable: true })
  lastReadAt: Date | null;
}
