import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';

/** Starts what sends traces and metrics, where there is a collector: its packages are loaded only then. */
export const startTelemetry = async (
  { telemetry }: Config,
  { registry }: Metrics,
  log: Logger,
): Promise<() => Promise<void>> => {
  if (!telemetry) return async () => undefined;
  const { startOtlp } = await import('./otlp');
  return startOtlp(telemetry.metricExportMs, registry, log);
};
