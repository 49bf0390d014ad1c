import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { podColumns } from './pod.columns';
import { removalsOfPods } from './pod.queries';
import type { Pod, PodRemoval } from './pod.types';

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
    text: `SELECT own.* FROM unnest($1::uuid[]) AS asked (id)
           CROSS JOIN LATERAL (
             SELECT ${podColumns} FROM pods p WHERE p.company_id = asked.id AND p.removed_at IS NULL
             ORDER BY p.position, p.id LIMIT 1000) own`,
    values: [companyIds],
  });
  return groupedBy(rows, ({ companyId }) => companyId);
}, []);

export const removalByPodId = defineLoader<PodRemoval>(
  async (ctx, podIds) => byKey(await removalsOfPods(ctx.sql, podIds), ({ id }) => id),
  { meetings: 0, activities: 0, requests: 0 },
);
