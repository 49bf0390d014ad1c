import type { Runtime } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { recent } from '../../core/timing/recent';
import type { Metrics } from '../../core/metrics/metrics';
import { webhookSender } from './webhook-sender';
import { countWaiting } from './webhook-sending.queries';

const KEPT_MS = 5_000;

/** Counts attempts, and adds how many deliveries wait; it has no value while the database is away. */
export function addWebhookMetrics(metrics: Metrics, runtime: Runtime): void {
  webhookSender(runtime).observe = metrics.countWebhookAttempt;
  const read = recent(KEPT_MS, () => firstOf(countWaiting(runtime.database, {})).catch(() => undefined));
  const help = 'Webhook deliveries that wait to be sent or tried again; counted up to 10,000.';
  metrics.gauge('podium_webhook_deliveries_waiting', help, async () => (await read())?.waiting);
}
