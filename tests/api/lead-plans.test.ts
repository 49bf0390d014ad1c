import 'reflect-metadata';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../../server/src/core/db/query';
import { leadsPage } from '../../server/src/modules/leads/lead.queries';
import { LeadSort, type LeadFilter } from '../../server/src/modules/leads/lead.types';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildCompany, buildEvent } from '../support/factories';

const COMPANIES = 200;
const LEADS = 500;

const filters: Record<string, LeadFilter> = {
  nothing: {},
  'a word': { search: 'visitor' },
  ratings: { ratings: ['HOT'], unrated: true },
  'a day': { date: '2026-01-01' },
  'shared contact': { withContact: true },
};

describe(`the leads of one of ${COMPANIES} companies with ${LEADS} each`, () => {
  let database: TestDatabase;
  let client: Client;
  let companyId: string;

  beforeAll(async () => {
    database = await createDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    const sql = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[];
    const event = await buildEvent({ sql });
    companyId = (await buildCompany({ sql }, { eventId: event.id })).id;
    await sql('SET session_replication_role = replica');
    await sql(
      `INSERT INTO attendees (id, event_id, user_id, status, confirmed_at, first_name, last_name, invite_code, search_text, sort_name)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), 'CONFIRMED', now(), 'Visitor', n::text, 'CODE' || n, 'visitor ' || n, n::text
       FROM generate_series(1, 5000) AS n`,
      [event.id],
    );
    await sql(
      `INSERT INTO leads (id, event_id, company_id, attendee_id, captured_at, source)
       SELECT gen_random_uuid(), $1, CASE WHEN place = 1 THEN $2::uuid ELSE company END, a.id, now() - n * interval '1 minute', 'SCAN'
       FROM (SELECT gen_random_uuid() AS company, place FROM generate_series(1, $3::int) AS place) AS c,
         LATERAL (SELECT id, row_number() OVER () AS n FROM attendees WHERE event_id = $1 OFFSET place LIMIT $4) AS a`,
      [event.id, companyId, COMPANIES, LEADS],
    );
    await client.query('VACUUM ANALYZE');
  }, 60_000);

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it.each(Object.entries(filters))('are read by an index: %s', async (_name, filter) => {
    for (const sort of Object.values(LeadSort)) {
      const sent: Query<unknown>[] = [];
      const rows = async <Row>(one: Query<Row>): Promise<Row[]> => {
        sent.push(one);
        return [];
      };
      await leadsPage({ rows }, { companyId, timezone: 'UTC', filter, sort }, { first: 20 });
      const [{ text, values }] = sent as [Query<unknown>];
      const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
      expect(
        lines.map((line) => line['QUERY PLAN']).filter((line) => /Seq Scan on leads\b/.test(line)),
      ).toEqual([]);
    }
  });
});
