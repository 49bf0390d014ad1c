import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { CompanyKind } from './company-kind';

export { CompanyKind };

/** A company at one event; one that plays two parts is listed twice. */
@Entity('companies')
@Unique('companies_name_key', ['eventId', 'kind', 'name'])
@Check('companies_name_check', 'char_length(name) BETWEEN 1 AND 200')
@Check('companies_stand_check', 'char_length(stand) BETWEEN 1 AND 20')
@Check('companies_seats_check', 'seats BETWEEN 0 AND 1000')
@Check('companies_links_check', 'cardinality(links) <= 5')
@Index('companies_by_name_idx', ['eventId', 'sortName', 'id'])
@Index('companies_by_sort_tier_idx', ['eventId', 'sortTier', 'id'])
@Index('companies_by_kind_idx', ['eventId', 'kind', 'sortTier', 'id'])
@Index('companies_by_country_idx', ['eventId', 'country', 'sortName', 'id'])
@Index('companies_by_tier_idx', ['eventId', 'tier', 'sortName', 'id'])
// Inverted indexes cannot be said here: the migration makes them.
@Index('companies_search_idx', { synchronize: false })
@Index('companies_sectors_idx', { synchronize: false })
export class CompanyEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'companies_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

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

  /** Where it stands on the floor, as signs there say. */
  @Column('text', { nullable: true })
  stand: string | null;

  /** How many attendees its contacts may have in its team. */
  @Column('int', { default: 5 })
  seats: number;

  /** Further addresses of its page. */
  @Column('text', { array: true, default: [] })
  links: string[];

  /** Name, tagline, sectors and stand without accents and capitals; a trigger keeps it. */
  @Column({ type: 'text', name: 'search_text', default: '', insert: false, update: false })
  searchText: string;

  /** The name without accents and capitals, to sort by; a trigger keeps it. */
  @Column({ type: 'text', name: 'sort_name', collation: 'C', default: '', insert: false, update: false })
  sortName: string;

  /** The place of the tier, then the name: the order of companies everywhere; a trigger keeps it. */
  @Column({ type: 'text', name: 'sort_tier', collation: 'C', default: '', insert: false, update: false })
  sortTier: string;
}
