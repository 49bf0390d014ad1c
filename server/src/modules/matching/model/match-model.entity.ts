import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
} from 'typeorm';

/** An event whose weights, vectors and gates are there. */
@Entity('match_models')
@Check('match_models_people_check', 'people >= 0')
export class MatchModelEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId: string;

  @OneToOne('events', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'match_models_event_id_fkey' })
  event?: object;

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
  termId: string;

  @OneToOne('interest_terms', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'term_id', foreignKeyConstraintName: 'match_weights_term_id_fkey' })
  term?: object;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @ManyToOne('events', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'match_weights_event_id_fkey' })
  event?: object;

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
  attendeeId: string;

  @OneToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attendee_id', foreignKeyConstraintName: 'match_vectors_attendee_id_fkey' })
  attendee?: object;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @ManyToOne('events', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'match_vectors_event_id_fkey' })
  event?: object;

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
