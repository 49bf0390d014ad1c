import { byKey, defineLoader } from '../../core/loaders';
import type { Pod } from './pod.types';

/** All columns of a pod under the names of its GraphQL type. */
export const podColumns =
  'p.id, p.event_id AS "eventId", p.name, p.location, p.bookable, p.company_id AS "companyId"';

export const podById = defineLoader<Pod | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Pod>({
    text: `SELECT ${podColumns} FROM pods p WHERE p.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);
