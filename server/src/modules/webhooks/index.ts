export { addWebhookMetrics } from './webhook-metrics';
