import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import type { Pod } from './pod.types';

/** All columns of a pod under the names of its GraphQL type. */
export const podColumns = `p.id, p.event_id AS "eventId", p.name, p.location, p.bookable, p.position, p.company_id AS "companyId",
  p.updated_at AS "updatedAt", p.removed_at AS "removedAt"`;

/** Removed ones too, for the meetings of the past. */
export const podById = defineLoader<Pod | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Pod>({
    text: `SELECT ${podColumns} FROM pods p WHERE p.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);

export const podsByCompanyId = defineLoader<Pod[]>(async (ctx, companyIds) => {
  const rows = await ctx.sql.rows<Pod & { companyId: string }>({
    text: `SELECT ${podColumns} FROM pods p WHERE p.company_id = ANY($1::uuid[]) AND p.removed_at IS NULL
           ORDER BY p.position, p.id`,
    values: [companyIds],
  });
  return groupedBy(rows, ({ companyId }) => companyId);
}, []);
