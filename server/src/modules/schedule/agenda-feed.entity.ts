import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { AttendeeEntity } from '../attendees/attendee.entity';

/** The secret address at which calendar programs read one attendee's agenda. */
@Entity('agenda_feeds')
@Unique('agenda_feeds_token_hash_key', ['tokenHash'])
export class AgendaFeedEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  attendeeId: string;

  @OneToOne(() => AttendeeEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'agenda_feeds_attendee_id_fkey' })
  attendee?: Relation<AttendeeEntity>;

  /** SHA-256 of the token: who reads the table cannot read an agenda. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_read_at', nullable: true })
  lastReadAt: Date | null;
}
