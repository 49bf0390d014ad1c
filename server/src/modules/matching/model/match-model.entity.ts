import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An event whose weights, vectors and gates are there. */
@Entity('match_models')
@Check('match_models_people_check', 'people >= 0')
export class MatchModelEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'match_models_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** How many were confirmed when the terms were weighed. */
  @Column('int')
  people: number;

  @CreateDateColumn({ name: 'counted_at', type: 'timestamptz' })
  countedAt: Date;
}

/** The weight of sharing a term: ln(N / df) among the confirmed. Terms that all or none of them chose are absent. */
@Entity('match_weights')
@Check('match_weights_weight_check', 'weight > 0')
@Index('match_weights_event_id_idx', ['eventId'])
export class MatchWeightEntity {
  @PrimaryColumn('uuid', { name: 'term_id' })
  @ForeignKey('interest_terms', { name: 'match_weights_term_id_fkey', onDelete: 'CASCADE' })
  termId: string;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'match_weights_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('double precision')
  weight: number;
}

/** The interests of an attendee in the weights of their event; triggers and the model keep it. */
@Entity('match_vectors')
@Check('match_vectors_length_check', 'length >= 0')
@Check('match_vectors_sought_check', 'sought >= 0')
@Index('match_vectors_event_id_idx', ['eventId'])
export class MatchVectorEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'match_vectors_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'match_vectors_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** Length of the vector of the chosen terms' weights. */
  @Column('double precision')
  length: number;

  /** Sum of the weights of what they seek. */
  @Column('double precision')
  sought: number;

  /** Whether they seek or offer anything. */
  @Column('boolean')
  exchanges: boolean;
}
