import type { RequestContext } from '../../core/request/context';
import { defineJob } from '../../core/jobs/jobs';
import { firstOf } from '../../core/db/statement';
import { secretsOf } from '../../core/db/secrets';
import { deleteOldDeliveries, expireDeliveries, resealSecrets, unsealedSecrets } from './webhook.queries';

/** Gives up deliveries after 24 hours, and deletes those that ended 7 days ago; every ten minutes. */
export const TIDY_DELIVERIES = defineJob('webhooks.tidy', { cron: '*/10 * * * *', expireSeconds: 300 });

/** Goes on in batches until nothing is left, so that no statement locks much for long. */
export async function tidyDeliveries(ctx: RequestContext): Promise<void> {
  for (const step of [expireDeliveries, deleteOldDeliveries])
    while (((await firstOf(step(ctx, {})))?.count ?? 0) > 0);
}

/** Seals secrets that are stored plain or with a former key; every ten minutes. */
export const SEAL_SECRETS = defineJob('webhooks.seal', { cron: '*/10 * * * *', isHousekeeping: true });

export async function sealSecrets(ctx: RequestContext): Promise<void> {
  const { marks, reseal } = secretsOf(ctx.runtime);
  for (const { id, secret, previousSecret } of marks.length > 0 ? await unsealedSecrets(ctx, { marks }) : [])
    await resealSecrets(ctx, {
      id,
      before: secret,
      secret: reseal(secret),
      previousSecret: previousSecret && reseal(previousSecret),
    });
}
