import { Column, Entity, JoinColumn, ManyToOne, Unique, type Relation } from 'typeorm';
import { BaseEntity } from '../../core/base.entity';
import { EventEntity } from '../events/event.entity';

/** The part a company plays at the event. */
export enum CompanyKind {
  SPONSOR = 'SPONSOR',
  EXHIBITOR = 'EXHIBITOR',
  STARTUP = 'STARTUP',
  IT_EXPORTER = 'IT_EXPORTER',
}

/** A company at one event; one that plays two parts is listed twice. */
@Entity('companies')
@Unique('companies_name_key', ['eventId', 'kind', 'name'])
export class CompanyEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @ManyToOne(() => EventEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'companies_event_id_fkey' })
  event?: Relation<EventEntity>;

  @Column('enum', { enum: CompanyKind, enumName: 'company_kind' })
  kind: CompanyKind;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  tagline: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  logo: string | null;

  @Column('text', { nullable: true })
  cover: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { array: true, default: [] })
  sectors: string[];

  @Column('text', { nullable: true })
  tier: string | null;
}
