import { byKey, defineLoader } from '../../core/request/loaders';
import { statisticsOf } from './webhook.queries';
import type { WebhookStatistics } from './webhook.types';

const NONE = { delivered: 0, failed: 0, waiting: 0, medianLatencyMs: null, p95LatencyMs: null };

export const statisticsByWebhookId = defineLoader<WebhookStatistics>(
  async (ctx, ids) => byKey(await statisticsOf(ctx, { ids }), ({ webhookId }) => webhookId),
  NONE,
);
