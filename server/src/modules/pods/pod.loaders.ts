import { byKey, defineLoader, groupedBy } from '../../core/request/loaders';
import { podsByIds, podsOfCompanies, removalsOfPods } from './pod.queries';
import type { Pod, PodRemoval } from './pod.types';

/** Removed ones too, for the meetings of the past. */
export const podById = defineLoader<Pod | null>(
  async (ctx, ids) => byKey(await podsByIds(ctx, { ids }), ({ id }) => id),
  null,
);

export const podsByCompanyId = defineLoader<Pod[]>(
  async (ctx, companyIds) =>
    groupedBy(await podsOfCompanies(ctx, { companyIds }), ({ companyId }) => companyId as string),
  [],
);

export const removalByPodId = defineLoader<PodRemoval>(
  async (ctx, podIds) => byKey(await removalsOfPods(ctx, { podIds }), ({ id }) => id),
  { meetings: 0, activities: 0, requests: 0 },
);
