import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import {
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import { withTimeout } from '../timing/recent';
import type { Logger } from '../logger';
import { version } from './version';
import { metricProducer } from './metric-producer';
import { useTracer, type Tracer } from './tracing';

const FLUSH_MS = 2_000;
const MAX_TEXT = 2_000;

/** Logs the library's warnings, such as of a collector that is away. */
const logFailures = (log: Logger): void => {
  const warn = (message: string) => log.event('telemetry.failed', { err: message });
  const ignore = () => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
};

const fail = (span: Span, kind: string): void => {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** `SELECT attendees` of a statement without a name. */
const summaryOf = (text: string): string => {
  const [verb = 'SQL'] = /\w+/.exec(text) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+"?(\w+)/i.exec(text) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
};

/** Spans in the context of the asynchronous work that they are about; OpenTelemetry's global state is left alone. */
const createTracer = (provider: BasicTracerProvider): Tracer => {
  const spans = provider.getTracer('podium');
  const current = new AsyncLocalStorage<Context>();
  const propagator = new W3CTraceContextPropagator();
  const parentOf = ({ headers }: IncomingMessage) =>
    propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);

  const span: Tracer['span'] = async ({ name, attributes = {} }, work, failure) => {
    const parent = current.getStore() ?? ROOT_CONTEXT;
    const started = spans.startSpan(name, { attributes }, parent);
    try {
      const result = await current.run(trace.setSpan(parent, started), work);
      const failed = failure?.(result);
      if (failed) fail(started, failed);
      return result;
    } catch (error) {
      // Its message may quote a value.
      fail(started, error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      started.end();
    }
  };

  return {
    span,
    request(request, name, attributes) {
      const parent = parentOf(request);
      const started = spans.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, started);
      return {
        run: (work) => current.run(context, work),
        end(status) {
          started.setAttribute('http.response.status_code', status);
          if (status >= 500) fail(started, String(status));
          started.end();
        },
      };
    },
    statement(text, name, work) {
      if (!current.getStore()) return work();
      const summary = name ?? summaryOf(text);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.summary': summary,
        // Values are bound, so that the text has none.
        ...(name ? { 'db.query.text': text.slice(0, MAX_TEXT) } : {}),
      };
      return span({ name: summary, attributes }, work);
    },
  };
};

/** Sends traces and metrics to the collector that the standard variables name; gives what sends the rest and ends it. */
export const startOtlp = (metricExportMs: number, registry: Registry, log: Logger): (() => Promise<void>) => {
  logFailures(log);
  const named = resourceFromAttributes({ 'service.name': 'podium', 'service.version': version });
  const resource = named.merge(detectResources({ detectors: [envDetector] }));
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricExportMs,
        exportTimeoutMillis: Math.min(metricExportMs, 30_000),
        metricProducers: [metricProducer(registry)],
      }),
    ],
  });
  useTracer(createTracer(traces));
  return async () => {
    useTracer(undefined);
    // A collector that is away must not keep the server from stopping.
    await withTimeout(FLUSH_MS, Promise.all([traces.shutdown(), metrics.shutdown()])).catch(() => undefined);
    diag.disable();
  };
};
