import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Persona, PersonaWish } from '../personas/persona';
import type { PairSums } from './gates';

/** The wish of one persona for another at an event: the organisers' setting, the counts, and the result. */
@Entity('match_persona_pairs')
@Check('match_persona_pairs_gate_check', 'gate BETWEEN 0.1 AND 1')
@Check('match_persona_pairs_exchange_share_check', 'exchange_share BETWEEN 0.2 AND 0.8')
export class PersonaPairEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'match_persona_pairs_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @PrimaryColumn('enum', { enum: Persona, enumName: 'persona' })
  persona: Persona;

  @PrimaryColumn('enum', { enum: Persona, enumName: 'persona' })
  other: Persona;

  /** The organisers' own word; null where the usual wish holds. */
  @Column('enum', { enum: PersonaWish, enumName: 'persona_wish', nullable: true })
  wish: PersonaWish | null;

  /** The counts of this event. */
  @Column('jsonb')
  sums: PairSums;

  /** The counts taken over from the event that this one is a copy of; null where there is none. */
  @Column('jsonb', { nullable: true })
  prior: PairSums | null;

  @Column('double precision')
  gate: number;

  /** The weight of what is sought and offered against what is common. */
  @Column('double precision', { name: 'exchange_share' })
  exchangeShare: number;
}

/** An attendee who objected: their acts, and those towards them, are not counted. */
@Entity('match_objections')
export class MatchObjectionEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'match_objections_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
