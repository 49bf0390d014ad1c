import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { SEND_MAIL } from '../../server/src/modules/mails/mail.jobs';
import { RELAY_LOCK } from '../../server/src/core/realtime/outbox-relay';
import { expectOk, graphql } from '../support/client';
import { createDatabase } from '../support/database';
import { buildEvent, buildMember, buildUser, type BuiltMember } from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const TOKEN = 'a-token-of-the-metrics';

let server: TestServer;
let me: BuiltMember;

beforeAll(async () => {
  server = await startServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

const ask = (of: TestServer, headers: Record<string, string> = {}) => fetch(`${of.url}/metrics`, { headers });
const read = async (of = server): Promise<string> => (await ask(of)).text();

/** The value of a line, by its name with labels. */
const valueOf = (metrics: string, name: string): number | undefined => {
  const line = metrics.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

/** The labels of a histogram's counts, each once. */
const labelsOf = (metrics: string, name: string, label: string): string[] => [
  ...new Set(
    [...metrics.matchAll(new RegExp(`^${name}_count\\{.*?${label}="([^"]*)"`, 'gm'))].map(
      (match) => match[1]!,
    ),
  ),
];

const report = (of: TestServer, body: string, type = 'application/json') =>
  fetch(`${of.url}/vitals`, { method: 'POST', headers: { 'content-type': type }, body });

describe('what browsers measured', () => {
  const inp = { name: 'INP', value: 180, path: '/event/01980000-0000-7000-8000-00000000d0e0/attendees' };

  it('is counted by vital and page, without the event', async () => {
    const statuses = [];
    for (const vital of [inp, { ...inp, value: 90 }, { name: 'LCP', value: 2_400, path: '/auth/' }])
      statuses.push((await report(server, JSON.stringify(vital))).status);
    expect(statuses).toEqual([204, 204, 204]);
    const counted = (await read())
      .split('\n')
      .filter((line) => /^podium_web_vital_seconds_(sum|count)/.test(line));
    expect(counted).toEqual([
      'podium_web_vital_seconds_sum{vital="INP",page="/event/:id/attendees"} 0.27',
      'podium_web_vital_seconds_count{vital="INP",page="/event/:id/attendees"} 2',
      'podium_web_vital_seconds_sum{vital="LCP",page="/auth"} 2.4',
      'podium_web_vital_seconds_count{vital="LCP",page="/auth"} 1',
    ]);
  });

  it.each([
    ['a page that the portal lacks', { ...inp, path: '/event/1/nothing' }],
    ['another figure', { ...inp, name: 'FCP' }],
    ['less than no time', { ...inp, value: -1 }],
    ['hours', { ...inp, value: 3_600_000 }],
    ['more than a figure', { ...inp, user: 'me' }],
    ['no object', [inp]],
  ])('is refused where it is %s', async (_what, body) => {
    const response = await report(server, JSON.stringify(body));
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
  });

  it('is refused where it is long, or no JSON', async () => {
    const long = await report(server, JSON.stringify({ ...inp, path: 'x'.repeat(2_000) }));
    expect([long.status, await long.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    expect((await report(server, '{')).status).toBe(400);
    expect((await report(server, JSON.stringify(inp), 'text/plain')).status).toBe(404);
  });

  it('is not taken where WEB_VITALS is off', async () => {
    const off = await startBeside(server, { webVitals: false });
    expect((await report(off, JSON.stringify(inp))).status).toBe(404);
  });
});

describe('who may read the metrics', () => {
  it('is a direct connection from a private address, where there is no token', async () => {
    const response = await ask(server);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is nobody behind a proxy that sends %s: there is nothing to see',
    async (header) => {
      const trusting = await startBeside(server, { trustProxy: ['loopback'] });
      const response = await ask(trusting, { [header]: '127.0.0.1' });
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    },
  );

  it('is the owner of the token, where there is one', async () => {
    const guarded = await startBeside(server, { metricsToken: TOKEN });
    const statuses = [];
    for (const authorization of [
      undefined,
      'Bearer wrong',
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN}`,
    ]) {
      const response = await ask(guarded, authorization ? { authorization } : {});
      statuses.push([response.status, response.headers.get('www-authenticate')]);
    }
    expect(statuses).toEqual([...Array.from({ length: 4 }, () => [401, 'Bearer']), [200, null]]);
    const proxied = await ask(guarded, {
      authorization: `Bearer ${TOKEN}`,
      'x-forwarded-for': '203.0.113.5',
    });
    expect(proxied.status).toBe(200);
  });
});

describe('the metrics', () => {
  it('name and explain each number once, in the units that their names say', async () => {
    const metrics = await read();
    const names = [...metrics.matchAll(/^# HELP (\w+) .+\.$/gm)].map(([, name]) => name!);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual([...metrics.matchAll(/^# TYPE (\w+) \w+$/gm)].map(([, name]) => name));
    expect(names.every((name) => /^(podium|process|nodejs)_[a-z_]+$/.test(name))).toBe(true);
    expect(names).toEqual(
      expect.arrayContaining([
        'podium_http_request_duration_seconds',
        'podium_operation_duration_seconds',
        'podium_outbox_oldest_age_seconds',
        'podium_database_waiting',
        'nodejs_eventloop_lag_seconds',
      ]),
    );
  });

  it('count requests by kind and class of status', async () => {
    const series = 'podium_http_request_duration_seconds_count{kind="v1",status="4xx"}';
    const before = valueOf(await read(), series) ?? 0;
    await fetch(`${server.url}/v1/nowhere`);
    expect(valueOf(await read(), series)).toBe(before + 1);
  });

  it('time operations of our client and of /v1 by name, and those of others together', async () => {
    await expectOk(graphql(server.url, 'query InventedByMe { me { id } }', {}, me.token));
    await expectOk(graphql(server.url, 'query AccountOverview { me { id } }', {}, me.token));
    await fetch(`${server.url}/v1/auth/me`, { headers: { authorization: `Bearer ${me.token}` } });
    const metrics = await read();
    const names = labelsOf(metrics, 'podium_operation_duration_seconds', 'operation');
    expect(names.toSorted()).toEqual(['AccountOverview', 'Me', 'other']);
    expect(labelsOf(metrics, 'podium_operation_duration_seconds', 'outcome')).toEqual(['ok']);
  });

  it('tell refusals from failures', async () => {
    const series = 'podium_operation_duration_seconds_count{operation="AccountOverview",outcome="refused"}';
    const before = valueOf(await read(), series) ?? 0;
    await graphql(server.url, 'query AccountOverview { me { id } }');
    expect(valueOf(await read(), series)).toBe(before + 1);
  });

  it('hold nothing that names a person or opens a session', async () => {
    await graphql(server.url, 'query ($id: ID!) { attendee(id: $id) { id } }', { id: me.userId }, me.token);
    const metrics = await read();
    expect(metrics).not.toContain(me.token);
    expect(metrics).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|127\.0\.0\.1/);
  });

  it('count open sockets', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    expect(valueOf(await read(), 'podium_sockets_open')).toBe(1);
    socket.close();
    await waitFor(async () => valueOf(await read(), 'podium_sockets_open') === 0, 'A closed socket');
  });

  it('say how many events wait to be published, and since when', async () => {
    const lonely = await startServer();
    const holder = new Client(lonely.databaseUrl);
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [RELAY_LOCK]);
    await lonely.sql(`INSERT INTO outbox (topic, payload, created_at)
                      SELECT 'test', '{}', now() - interval '1 minute' FROM generate_series(1, 3)`);
    // A database that takes too long to count leaves the numbers out for a moment.
    const metrics = await waitFor(async () => {
      const answer = await read(lonely);
      return valueOf(answer, 'podium_outbox_rows') === 3 && answer;
    }, 'Three waiting events');
    expect(valueOf(metrics, 'podium_outbox_oldest_age_seconds')).toBeGreaterThanOrEqual(60);
    expect(valueOf(metrics, 'podium_database_up')).toBe(1);
    await holder.end();
    await waitFor(async () => valueOf(await read(lonely), 'podium_outbox_rows') === 0, 'An empty outbox');
    await lonely.close();
  });

  it('time jobs by their kind', async () => {
    const { id: mailId } = await buildUser(server);
    await server.app.systemContext().jobs.add(SEND_MAIL, { mailId });
    const series = 'podium_job_duration_seconds_count{queue="mails.send",outcome="ok"}';
    expect(await waitFor(async () => valueOf(await read(), series), 'A job that found no mail')).toBe(1);
  });

  it('are there while the database is not, without the numbers that it would give', async () => {
    const database = await createDatabase();
    const orphan = await startServer({ databaseUrl: database.url });
    await database.drop();
    const metrics = await read(orphan);
    expect(valueOf(metrics, 'podium_database_up')).toBe(0);
    expect(valueOf(metrics, 'podium_outbox_rows')).toBeUndefined();
    expect(valueOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await orphan.close();
  });
});

describe('what is made of the metrics', () => {
  const file = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
  const dashboard = JSON.parse(file('deploy/grafana/podium.json')) as {
    panels: { title: string; type: string; targets?: { expr: string }[] }[];
  };
  const { groups } = parse(file('deploy/prometheus/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  it('names only metrics that are there', async () => {
    const withRedis = await startServer({ redisUrl: inject('redisUrl') ?? undefined });
    const known = [...(await read(withRedis)).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
      ([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
    );
    await withRedis.close();
    if (inject('redisUrl') === null) known.push('podium_redis_up');
    const targets = dashboard.panels.flatMap(({ targets: own = [] }) => own);
    const expressions = [...targets, ...rules].map(({ expr }) => expr);
    expect([targets.length > 20, rules.length > 10]).toEqual([true, true]);
    const named = expressions.flatMap((expr) => expr.match(/\b(?:podium|process|nodejs)_\w+/g) ?? []);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(expressions.filter((expr) => !/\b(?:podium_|process_|nodejs_|up\{)/.test(expr))).toEqual([]);
  });

  it('is explained in docs/operating.md, alert by alert', () => {
    const rows = [...file('docs/operating.md').matchAll(/^\| `(Podium\w+)` *\| (.+?) *\| (.+?) *\|$/gm)];
    expect(rows.map((row) => row.slice(1))).toEqual(
      rules.map(({ alert, annotations: { summary, action } }) => [
        alert,
        summary.replace('{{ $labels.queue }}', 'one'),
        action,
      ]),
    );
  });
});
