import { columnsFor } from '../../core/db/columns';
import { preloaded, projectionOf, typeColumns, type Projection } from '../../core/graphql/projection';
import { sql } from '../../core/db/sql';
import { companyBriefProjection } from '../companies/index';
import { PodEntity } from './pod.entity';

/** Columns of pods, for modules that read them. */
export const podColumnsOf = columnsFor(PodEntity);

const columns = typeColumns(
  {
    ...podColumnsOf(sql`p`, 'id', 'eventId', 'name', 'location', 'bookable', 'position', 'companyId'),
    ...podColumnsOf(sql`p`, 'updatedAt', 'removedAt'),
  },
  {},
);

/** All columns of a pod, from `pods p`. */
export const podColumns = columns.all;

/** The projection of these fields of a Pod from `pods p`. */
export const podProjection = (fields: ReadonlySet<string>): Projection =>
  projectionOf(fields, columns.of(fields), {
    company: preloaded(
      'company',
      companyBriefProjection(sql`host`),
      sql`LEFT JOIN companies host ON host.id = p.company_id`,
    ),
  });
