import type { RequestContext } from '../../core/context';
import { defineJob } from '../../core/jobs/jobs';
import { firstOf } from '../../core/db/statement';
import { deleteOldDeliveries, expireDeliveries } from './webhook.queries';

/** Gives up deliveries after 24 hours, and deletes those that ended 7 days ago; every ten minutes. */
export const TIDY_DELIVERIES = defineJob('webhooks.tidy', { cron: '*/10 * * * *', expireSeconds: 300 });

/** Goes on in batches until nothing is left, so that no statement locks much for long. */
export async function tidyDeliveries(ctx: RequestContext): Promise<void> {
  for (const step of [expireDeliveries, deleteOldDeliveries])
    while (((await firstOf(step(ctx, {})))?.count ?? 0) > 0);
}
