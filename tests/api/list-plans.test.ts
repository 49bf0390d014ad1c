import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { Client } from 'pg';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { encodeCursor } from '../../server/src/core/db/pagination';
import type { Plan } from '../../server/src/core/db/query';
import { nothing } from '../../server/src/core/db/sql';
import { attendeeColumns } from '../../server/src/modules/attendees/attendee.columns';
import { keepsPlan } from '../../server/src/modules/attendees/attendee-list-plan';
import { AttendeeCategory, AttendeeStatus } from '../../server/src/modules/attendees/attendee.entity';
import { attendeesPage, attendeesTotal } from '../../server/src/modules/attendees/attendee-list.queries';
import { AttendeeSort, type AttendeeFilter } from '../../server/src/modules/attendees/attendee.types';
import { canForgive, ROOMS, searchQuery } from '../../server/src/modules/search/search.queries';
import { meaningsOf } from '../../server/src/modules/search/synonyms';
import { createDatabase, type TestDatabase } from '../support/database';
import {
  buildEvent,
  buildInterests,
  buildMember,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { sampled } from '../support/matrix';
import type { TestSql } from '../support/server';

const PEOPLE = 100_000;
/** A statement sent to Postgres. */
interface Sent {
  text: string;
  values: readonly unknown[];
}

/** The names of a person. */
const [FIRST, LAST] = ['a', 'b'].map((letter) =>
  createHash('md5').update(`${letter}4242`).digest('hex').slice(0, 7),
) as [string, string];

/** Every filter of the attendee lists. */
const filters: Record<string, AttendeeFilter> = {
  nothing: {},
  'a word': { search: FIRST },
  'two words': { search: `${FIRST} ${LAST}` },
  'a word with an accent': { search: `${FIRST}è` },
  'a country': { countries: ['PK'] },
  'several countries': { countries: ['PK', 'QA'] },
  'a category': { category: AttendeeCategory.INVESTOR },
  'an interest': { interests: ['Energy'] },
  'a rare interest': { interests: ['Robotics'] },
  'interests of groups': { interestsByGroup: [{ group: 'Industry', terms: ['Health', 'Robotics'] }] },
  'an answer': { answers: [{ fieldId: '01980000-0000-7000-8000-000000000001', values: ['vegan', 'halal'] }] },
  'an organization': { organization: 'org77' },
  bookmarked: { bookmarked: true },
  'the invited': { status: AttendeeStatus.INVITED },
  'who has entered': { checkedIn: true },
  'who has not entered': { checkedIn: false },
  'an address': { email: 'somebody@example.test' },
  'an address at every stage': {
    email: 'somebody@example.test',
    statuses: [AttendeeStatus.INVITED, AttendeeStatus.CONFIRMED],
  },
  'every stage': { statuses: [AttendeeStatus.INVITED, AttendeeStatus.CONFIRMED] },
  'several at once': {
    search: 'a1',
    countries: ['PK'],
    category: AttendeeCategory.ATTENDEE,
    bookmarked: true,
  },
};

/** The first half of a cursor of each order. */
const placeIn = (sort: AttendeeSort): string => {
  if (sort === AttendeeSort.RECENT || sort === AttendeeSort.WAITING) return '2027-05-03 09:00:00+00';
  return sort === AttendeeSort.NEWEST || sort === AttendeeSort.OLDEST ? newId() : `${LAST} ${FIRST}`;
};

/** One event beside which there is nothing: the case in which a sequential scan would look best. No checks and triggers: they take most of the time. */
const fill = async (
  sql: TestSql['sql'],
  event: BuiltEvent,
  me: string,
  interests: Awaited<ReturnType<typeof buildInterests>>,
): Promise<void> => {
  await sql(
    `INSERT INTO attendees (id, event_id, user_id, category, status, first_name, last_name, job_title, organization, introduction, country, invite_code,
       checked_in_at, confirmed_at, search_text, sort_name)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), (ARRAY['ATTENDEE', 'ATTENDEE', 'SPEAKER', 'INVESTOR']::attendee_category[])[1 + n % 4],
       CASE WHEN n % 20 = 0 THEN 'INVITED' ELSE 'CONFIRMED' END::attendee_status, first_name, last_name, 'Job', organization, repeat('What I do and whom I look for. ', 10),
       (ARRAY['PK', 'QA', 'AE', 'TR', 'DE', 'FR', 'SA', 'OM'])[1 + n % 8], 'CODE' || n,
       CASE WHEN n % 20 > 9 THEN now() END, CASE WHEN n % 20 > 0 THEN now() - n * interval '1 second' END,
       concat_ws(' ', first_name, last_name, organization, 'job'), concat_ws(' ', last_name, first_name)
     FROM generate_series(1, $2::int) AS n,
       LATERAL (SELECT left(md5('a' || n % 9000), 7) AS first_name, left(md5('b' || n % 7000), 7) AS last_name, 'org' || n % 3000 AS organization) AS names`,
    [event.id, PEOPLE],
  );
  await sql(
    `INSERT INTO attendee_interests (attendee_id, group_id, term_id)
     SELECT a.id, $2, CASE WHEN n % 1000 = 0 THEN $5 WHEN n % 2 = 0 THEN $3 ELSE $4 END::uuid
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM attendees WHERE event_id = $1) AS a`,
    [
      event.id,
      interests.groupId,
      interests.terms['Energy'],
      interests.terms['Health'],
      interests.terms['Robotics'],
    ],
  );
  await sql(
    `INSERT INTO bookmarks (owner_id, attendee_id)
     SELECT $2, id FROM attendees WHERE event_id = $1 AND id <> $2 ORDER BY sort_name LIMIT 200`,
    [event.id, me],
  );
};

const planOf = async (client: Client, { text, values }: Sent): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

/** A plan that is made once for all values. */
const keptPlanOf = async (client: Client, { text, values }: Sent): Promise<string> => {
  const quoted = values.map((value) => client.escapeLiteral(String(value))).join(', ');
  await client.query(`SET plan_cache_mode = force_generic_plan; PREPARE kept AS ${text}`);
  const plan = await planOf(client, { text: `EXECUTE kept (${quoted})`, values: [] });
  await client.query('DEALLOCATE kept; RESET plan_cache_mode');
  return plan;
};

/** The steps of a plan that read all attendees one after the other. */
const scansIn = (plan: string): string[] =>
  plan.split('\n').filter((line) => /Seq Scan on attendees\b/.test(line));
const scansOf = async (client: Client, sent: Sent): Promise<string[]> => scansIn(await planOf(client, sent));

/** A search of an event for these words as they are. */
const searchFor = (eventId: string, words: string[]) => ({
  eventId,
  userId: newId(),
  literal: meaningsOf(words),
  meanings: meaningsOf(words),
  roles: null,
  asTyped: null,
  first: 10,
  rooms: ROOMS,
  without: [],
});

describe('a list of 100,000 attendees', () => {
  let database: TestDatabase;
  let client: Client;
  let event: BuiltEvent;
  let viewer: BuiltMember;
  let interests: Awaited<ReturnType<typeof buildInterests>>;

  beforeAll(async () => {
    database = await createDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    const sql = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[];
    event = await buildEvent({ sql });
    viewer = await buildMember({ sql }, { eventId: event.id });
    interests = await buildInterests({ sql }, event.id);
    await sql('SET session_replication_role = replica');
    await fill(sql, event, viewer.id, interests);
    await client.query('VACUUM ANALYZE');
  }, 60_000);

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const queryOf = (
    filter: AttendeeFilter,
    sort: AttendeeSort,
    isStaff: boolean,
    after?: string,
    plan?: Plan,
  ) => {
    const list = {
      eventId: event.id,
      reader: { userId: viewer.userId, isStaff },
      args: { eventId: event.id, filter, sort, first: 20, ...(after ? { after } : {}) },
      projection: { columns: attendeeColumns.all, joins: nothing, counted: !after, withCursors: true },
      plan,
    };
    return { select: attendeesPage(list), count: attendeesTotal(list) };
  };

  it.each(sampled(Object.entries(filters)))('is never read from end to end: %s', async (_name, filter) => {
    const isStaff = ['status', 'statuses', 'checkedIn', 'email'].some((name) => name in filter);
    for (const sort of Object.values(AttendeeSort)) {
      const after = filter.status || filter.statuses ? undefined : encodeCursor([placeIn(sort), newId()]);
      const queries = [queryOf(filter, sort, isStaff), queryOf(filter, sort, isStaff, after)];
      for (const { select, count } of queries)
        expect([await scansOf(client, select), await scansOf(client, count)]).toEqual([[], []]);
    }
  });

  it.each([
    {},
    { countries: ['PK'] },
    { category: AttendeeCategory.INVESTOR },
    { search: FIRST, countries: ['PK'] },
  ])('nor is it by a plan that is kept: %o', async (filter) => {
    for (const sort of [AttendeeSort.NAME, AttendeeSort.NAME_DESC, AttendeeSort.RECENT]) {
      const after = encodeCursor([placeIn(sort), newId()]);
      expect(keepsPlan(sort, filter)).toBe(!filter.search);
      for (const start of [undefined, after]) {
        const { select } = queryOf(filter, sort, false, start, 'kept');
        expect(scansIn(await keptPlanOf(client, select))).toEqual([]);
      }
    }
  });

  it('finds a word in a small country by the index of countries, also beside other events', async () => {
    const inCountry = { search: 'an', countries: ['PK'] };
    const { select } = queryOf(inCountry, AttendeeSort.NAME, false, undefined, 'kept');
    await client.query('BEGIN');
    await client.query('UPDATE attendees SET event_id = $1 WHERE id IN (SELECT id FROM attendees LIMIT $2)', [
      newId(),
      PEOPLE / 2,
    ]);
    await client.query('ANALYZE attendees');
    const plan = await keptPlanOf(client, select);
    await client.query('ROLLBACK');
    expect(plan).toContain('attendees_by_country_idx');
    expect(plan).not.toContain('attendees_search_idx');
  });

  it('begins with those who chose an interest where few or none did', async () => {
    for (const interest of ['Robotics', 'Nothing']) {
      const { select, count } = queryOf({ interests: [interest] }, AttendeeSort.NAME, false);
      for (const { text, values } of [select, count]) {
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
          `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
          [...values],
        );
        const plan = rows[0]!['QUERY PLAN'][0]!.Plan;
        expect(plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!).toBeLessThan(2_000);
      }
    }
  });

  it('finds the one with an address by the indexes of addresses and of people', async () => {
    // The few users of this database would be read from end to end, whatever their index.
    await client.query('SET enable_seqscan = off');
    for (const statuses of [[], [AttendeeStatus.INVITED, AttendeeStatus.CONFIRMED]]) {
      const lists = queryOf({ email: 'Some@Example.test', statuses }, AttendeeSort.NAME, true);
      for (const sent of [lists.select, lists.count])
        expect(await planOf(client, sent)).toMatch(
          /users_email_key[^]*attendees_user_id_idx|attendees_user_id_idx[^]*users_email_key/,
        );
    }
    await client.query('RESET enable_seqscan');
  });

  it('nor is it when one searches everything, by interests and with typing errors too', async () => {
    const about = (label: string, unit: number) => {
      return { unit, label, termIds: [interests.terms[label] ?? ''], nearness: 1 };
    };
    for (const text of [FIRST, `${FIRST}x`, 'a1', `${FIRST} org77`, `${FIRST}è`, 'health', 'fintech energy'])
      for (const likeness of ['same', 'similar', 'remote'] as const) {
        const words = text.split(' ');
        if (likeness !== 'same' && !canForgive(words)) continue;
        const search = { ...searchFor(event.id, words), likeness };
        const topics = [about('Health', 0), about('Energy', words.length - 1)];
        for (const meant of [[], topics])
          expect([text, await scansOf(client, searchQuery({ ...search, topics: meant }))]).toEqual([
            text,
            [],
          ]);
      }
  });
});
