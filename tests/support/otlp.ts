import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Attributes {
  attributes?: { key: string; value: Value }[];
}

/** A span as it is sent. */
export interface SentSpan extends Attributes {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number };
}

interface SentMetric {
  name: string;
  histogram?: { dataPoints: (Attributes & { count: number | string; bucketCounts: (number | string)[] })[] };
}

interface Sent {
  resourceSpans?: { resource: Attributes; scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { resource: Attributes; scopeMetrics: { metrics: SentMetric[] }[] }[];
}

/** Attributes by their names. */
export const attributesOf = ({ attributes = [] }: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A collector of OpenTelemetry that keeps what it is sent. */
export async function openCollector() {
  const bodies: Sent[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body as Sent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const traces = () => bodies.flatMap(({ resourceSpans = [] }) => resourceSpans);
  const metrics = () => bodies.flatMap(({ resourceMetrics = [] }) => resourceMetrics);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => traces().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () => metrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
    resources: () => [...traces(), ...metrics()].map(({ resource }) => attributesOf(resource)),
    text: () => JSON.stringify(bodies),
    close: () => server.close(),
  };
}
