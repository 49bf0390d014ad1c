import type { Projection } from '../../core/db/projection';
import { enumOf, typed } from '../../core/db/statement';
import type { CompanyKind } from './company-kind';

/** What a CompanyBrief is read with; `table` is what companies are called in the statement. */
export const companyBriefProjection = (table: string): Projection => ({
  columns: { id: `${table}.id`, name: `${table}.name`, logo: `${table}.logo`, kind: `${table}.kind` },
});

/** All columns of a company under the names of its GraphQL type, from `companies c`. */
export const companyColumns = `c.id, c.event_id AS "eventId", c.kind, c.name, c.tagline, c.description, c.logo, c.cover, c.website,
  c.email, c.phone, c.country, c.city, c.sectors, c.tier, c.updated_at AS "updatedAt"`;

/** The types of `companyColumns`. */
export const companyRow = {
  id: 'uuid',
  eventId: 'uuid',
  kind: enumOf<CompanyKind>('company_kind'),
  name: 'text',
  tagline: 'text?',
  description: 'text?',
  logo: 'text?',
  cover: 'text?',
  website: 'text?',
  email: 'text?',
  phone: 'text?',
  country: 'text?',
  city: 'text?',
  sectors: typed<string[]>('text[]'),
  tier: 'text?',
  updatedAt: 'timestamptz',
} as const;
