import { serve } from './http-service';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Attributes {
  attributes?: { key: string; value: Value }[];
}

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

export const attributesOf = ({ attributes = [] }: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A collector of OpenTelemetry that keeps what it is sent. */
export async function openCollector() {
  const bodies: Sent[] = [];
  const { url, close } = await serve((_request, response, body) => {
    bodies.push(JSON.parse(body.toString()) as Sent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const traces = () => bodies.flatMap(({ resourceSpans = [] }) => resourceSpans);
  const metrics = () => bodies.flatMap(({ resourceMetrics = [] }) => resourceMetrics);
  return {
    url,
    spans: () => traces().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () => metrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
    resources: () => [...traces(), ...metrics()].map(({ resource }) => attributesOf(resource)),
    text: () => JSON.stringify(bodies),
    close,
  };
}
