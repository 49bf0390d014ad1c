import { preloaded, projectionOf, selectList, typeColumns, type Projection } from '../../core/db/projection';
import { companyBriefProjection } from '../companies/index';

const columns = typeColumns({
  id: 'p.id',
  eventId: 'p.event_id',
  name: 'p.name',
  location: 'p.location',
  bookable: 'p.bookable',
  position: 'p.position',
  companyId: 'p.company_id',
  updatedAt: 'p.updated_at',
  removedAt: 'p.removed_at',
});

/** All columns of a pod under the names of its GraphQL type. */
export const podColumns = selectList(columns.all);

/** The types of `podColumns`. */
export const podRow = {
  id: 'uuid',
  eventId: 'uuid',
  name: 'text',
  location: 'text?',
  bookable: 'bool',
  position: 'int4',
  companyId: 'uuid?',
  updatedAt: 'timestamptz',
  removedAt: 'timestamptz?',
} as const;

/** What these fields of a Pod are read with, from `pods p`. */
export const podProjection = (fields: ReadonlySet<string>): Projection =>
  projectionOf(fields, columns.of(fields), {
    company: preloaded(
      'company',
      companyBriefProjection('host'),
      'LEFT JOIN companies host ON host.id = p.company_id',
    ),
  });
