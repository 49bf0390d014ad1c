import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tracer } from '../../server/src/core/telemetry/tracing';
import { expectOk, graphql, post } from '../support/client';
import { buildEvent, buildMember, buildUser, type BuiltMember } from '../support/factories';
import { attributesOf, openCollector, type SentSpan } from '../support/otlp';
import { startServer } from '../support/server';
import { waitFor } from '../support/wait';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER_SPAN = '00f067aa0ba902b7';
const SECRET = 'a text that nobody else may read';
const ADDRESS = 'somebody.private@example.test';
const SEND = 'mutation Tell($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';
const OTP = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';

let collector: Awaited<ReturnType<typeof openCollector>>;
let anna: BuiltMember;
let requestId: string | null;
let failedId: string | null;

/** Everything is sent when the server closes. */
beforeAll(async () => {
  collector = await openCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  process.env['OTEL_SERVICE_NAME'] = 'podium-test';
  const server = await startServer({ telemetry: { metricExportMs: 60_000 } });
  const { id: eventId } = await buildEvent(server);
  anna = await buildMember(server, { eventId });
  const bo = await buildMember(server, { eventId });
  const variables = { input: { attendeeId: bo.id, text: SECRET } };
  const response = await post(server.url, JSON.stringify({ query: SEND, variables }), {
    authorization: `Bearer ${anna.token}`,
    traceparent: `00-${TRACE_ID}-${CALLER_SPAN}-01`,
  });
  requestId = response.headers.get('x-request-id');
  await buildUser(server, { email: ADDRESS });
  await expectOk(graphql(server.url, OTP, { input: { email: ADDRESS } }));
  const mails = () => server.sql<{ status: string }>('SELECT status FROM mails');
  await waitFor(async () => (await mails())[0]?.status === 'KEPT', 'The mail');
  await server.sql('ALTER TABLE pods RENAME TO pods_in_repair');
  const broken = 'query Broken($id: ID!) { pods(eventId: $id) { nodes { id } } }';
  const failed = await post(server.url, JSON.stringify({ query: broken, variables: { id: eventId } }), {
    authorization: `Bearer ${anna.token}`,
  });
  failedId = failed.headers.get('x-request-id');
  await server.close();
});
afterAll(async () => {
  await collector.close();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  delete process.env['OTEL_SERVICE_NAME'];
});

const named = (name: string): SentSpan[] => collector.spans().filter((span) => span.name === name);
const below = ({ traceId, spanId }: SentSpan): SentSpan[] =>
  collector.spans().filter((span) => span.traceId === traceId && span.parentSpanId === spanId);

describe('the spans of a request', () => {
  it('are one trace below the span that its traceparent names', () => {
    const all = collector.spans().filter(({ traceId }) => traceId === TRACE_ID);
    const ids = new Set([CALLER_SPAN, ...all.map(({ spanId }) => spanId)]);
    expect(all.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);
    const [request, ...others] = all.filter(({ parentSpanId }) => parentSpanId === CALLER_SPAN);
    expect([request?.name, others]).toEqual(['POST graphql', []]);
    expect(attributesOf(request!)).toMatchObject({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'podium.request_id': requestId,
    });
    const [operation] = below(request!).filter(({ name }) => name.startsWith('mutation'));
    expect(operation).toMatchObject({ name: 'mutation Tell' });
    expect(below(operation!).map(({ name }) => name)).toContain('conversations.openWithMessage');
  });

  it('say what failed, and not with which values', () => {
    const [operation] = named('query Broken');
    expect([operation?.status?.code, attributesOf(operation!)['error.type']]).toEqual([
      2,
      'INTERNAL_SERVER_ERROR',
    ]);
    expect(named('POST graphql').map((span) => attributesOf(span)['podium.request_id'])).toContain(failedId);
  });
});

it('jobs and deliveries of the outbox are spans, with their statements below', () => {
  const [job] = named('job mails.send');
  expect(below(job!).map(({ name }) => name)).toContain('mails.beginSending');
  const [delivery] = named('outbox delivery');
  expect(below(delivery!).length).toBeGreaterThan(0);
});

it('the metrics are those of /metrics', () => {
  const requests = collector.metrics().find(({ name }) => name === 'podium_http_request_duration_seconds');
  const [point] = requests?.histogram?.dataPoints ?? [];
  expect(point && attributesOf(point)).toMatchObject({ kind: 'graphql', status: '2xx' });
  const inBuckets = point?.bucketCounts.reduce<number>((sum, count) => sum + Number(count), 0);
  expect([Number(point?.count), inBuckets]).toEqual([3, 3]);
});

it('all of it names the service, and holds no token, text or address', () => {
  expect(collector.resources().every((resource) => resource['service.name'] === 'podium-test')).toBe(true);
  for (const secret of [anna.token, SECRET, ADDRESS]) expect(collector.text()).not.toContain(secret);
});

it('without a collector nothing is recorded', async () => {
  const server = await startServer();
  expect(tracer).toBeUndefined();
  await server.close();
});
