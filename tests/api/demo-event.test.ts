import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../server/src/core/files/storage';
import { loadEvent } from '../../server/src/demo/dataset-loader';
import { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';
import { demoLogins } from '../../server/src/demo/demo-logins';
import { seedDemo } from '../../server/src/demo/demo-seed';
import { generateEvent } from '../../server/src/demo/event-generator';
import { PICTURE_COLUMNS } from '../../server/src/modules/uploads/upload.queries';
import { createDatabase, type TestDatabase } from '../support/database';
import { DEMO_PICTURES } from '../support/demo';

// In the morning of the second day in Phoenix.
const NOW = new Date('2027-03-09T17:45:12.345Z');
const stored = new Map<string, Buffer>();
const files: FileStore = {
  put: async (name, content) => void stored.set(name, content),
  get: async (name) => stored.get(name) ?? null,
  remove: async (name) => void stored.delete(name),
};
const seedOptions = {
  now: NOW,
  passwordHash: 'hash of the demo password',
  pictureFolder: DEMO_PICTURES,
  files,
};

let database: TestDatabase;
let client: Client;

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(text, values)).rows;
}

/** How many rows break a rule. */
async function count(text: string): Promise<number> {
  const [row] = await rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${text}`);
  return row?.count ?? -1;
}

beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await seedDemo(client, seedOptions);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the generator', () => {
  it('gives the same bytes for the same seed and time, and others for another seed', () => {
    const options = { seed: 42, now: NOW, attendees: 120 };
    const text = JSON.stringify(generateEvent(options));
    expect(JSON.stringify(generateEvent(options)) === text).toBe(true);
    expect(JSON.stringify(generateEvent({ ...options, seed: 43 })) === text).toBe(false);
  });

  it('makes UUIDv7 ids that never repeat', () => {
    const { tables } = generateEvent({ seed: 5, now: NOW, attendees: 1_000 });
    const ids = [tables.users, tables.attendees, tables.messages, tables.meetings].flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([]);
  });

  it('loads another event beside the demo', async () => {
    const dataset = generateEvent({ seed: 6, now: NOW, attendees: 150 });
    await loadEvent(client, dataset);
    const [loaded] = await rows(`SELECT count(*)::int AS attendees FROM attendees WHERE event_id = $1`, [
      dataset.eventId,
    ]);
    expect(loaded).toEqual({ attendees: 150 });
    await client.query('DELETE FROM users WHERE email LIKE $1', ['%@s6.people.demo.podium.test']);
    await client.query('DELETE FROM events WHERE id = $1', [dataset.eventId]);
  });
});

describe('the demo event', () => {
  it('has its people, companies, pods and days', async () => {
    const [sizes] = await rows(
      `SELECT (SELECT count(*)::int FROM attendees WHERE event_id = $1) AS attendees,
              (SELECT count(*)::int FROM companies WHERE event_id = $1) AS companies,
              (SELECT count(DISTINCT kind)::int FROM companies WHERE event_id = $1) AS kinds,
              (SELECT count(*)::int FROM pods WHERE event_id = $1) AS pods,
              (SELECT count(DISTINCT (starts_at AT TIME ZONE 'America/Phoenix')::date)::int FROM activities WHERE event_id = $1) AS days,
              (SELECT count(DISTINCT track)::int FROM activities WHERE event_id = $1) AS tracks`,
      [DEMO_EVENT_ID],
    );
    expect(sizes).toEqual({ attendees: 400, companies: 60, kinds: 4, pods: 24, days: 3, tracks: 3 });
  });

  it('began yesterday at eight, event time, and can be met at on each of its days', async () => {
    const [event] = await rows(
      'SELECT title, city, country, timezone, venue, starts_at, meeting_hours FROM events WHERE id = $1',
      [DEMO_EVENT_ID],
    );
    expect(event).toEqual({
      title: 'Digital Futures Forum',
      city: 'Phoenix',
      country: 'US',
      timezone: 'America/Phoenix',
      venue: 'Saguaro Convention Center',
      starts_at: new Date('2027-03-08T15:00:00Z'),
      meeting_hours: ['2027-03-08', '2027-03-09', '2027-03-10'].map((date) => ({
        date,
        from: '09:00',
        to: '17:00',
      })),
    });
  });

  it('has every demo login, and nobody else with a password', async () => {
    const users = await rows<{ email: string; role: string }>(
      'SELECT email, role FROM users WHERE password_hash = $1 ORDER BY email',
      [seedOptions.passwordHash],
    );
    const expected = demoLogins.map(({ email, role }) => ({ email, role }));
    expect(users).toEqual(expected.sort((one, two) => one.email.localeCompare(two.email)));
    expect(await count(`users WHERE password_hash <> '${seedOptions.passwordHash}'`)).toBe(0);
  });

  it('gives each attendee login its place', async () => {
    const profiles = await rows(
      `SELECT split_part(u.email::text, '@', 1) AS login, a.category, a.status, c.kind, count(p.id)::int AS pods
       FROM attendees a JOIN users u ON u.id = a.user_id
       LEFT JOIN companies c ON c.id = a.company_id LEFT JOIN pods p ON p.company_id = c.id
       WHERE u.email LIKE '%@demo.podium.test' AND a.event_id = $1 GROUP BY 1, 2, 3, 4 ORDER BY a.status DESC, 1`,
      [DEMO_EVENT_ID],
    );
    expect(profiles).toEqual([
      { login: 'attendee', category: 'ATTENDEE', status: 'CONFIRMED', kind: null, pods: 0 },
      { login: 'exhibitor', category: 'ATTENDEE', status: 'CONFIRMED', kind: 'EXHIBITOR', pods: 1 },
      { login: 'investor', category: 'INVESTOR', status: 'CONFIRMED', kind: null, pods: 0 },
      { login: 'speaker', category: 'SPEAKER', status: 'CONFIRMED', kind: null, pods: 0 },
      { login: 'startup', category: 'ATTENDEE', status: 'CONFIRMED', kind: 'STARTUP', pods: 0 },
      { login: 'invited', category: 'ATTENDEE', status: 'INVITED', kind: null, pods: 0 },
    ]);
  });

  it('has groups with people in each, and closes two cells, one of them to a login', async () => {
    const groups = await rows(
      `SELECT g.name, count(a.id) > 10 AS filled, g.meets = -1 AND g.writes = -1 AS open,
         bool_or(u.password_hash IS NOT NULL) AS "ofLogins"
       FROM attendee_groups g JOIN attendees a ON a.event_id = g.event_id AND a.groups >> g.bit & 1 = 1
       JOIN users u ON u.id = a.user_id WHERE g.event_id = $1 GROUP BY g.id ORDER BY g.bit`,
      [DEMO_EVENT_ID],
    );
    const group = (name: string, open: boolean, ofLogins: boolean) => ({
      name,
      filled: true,
      open,
      ofLogins,
    });
    expect(groups).toEqual([
      group('', true, true),
      group('Investors', true, true),
      group('Speakers', true, true),
      group('Partners', false, false),
      group('Startups', false, true),
      group('Exhibitors', true, true),
    ]);
  });

  it('lets attendee and investor share interests, and leaves their first talk to them', async () => {
    const pair = `
      SELECT a.id AS attendee, i.id AS investor FROM attendees a JOIN users ua ON ua.id = a.user_id,
        attendees i JOIN users ui ON ui.id = i.user_id
      WHERE ua.email = 'attendee@demo.podium.test' AND ui.email = 'investor@demo.podium.test'`;
    const [facts] = await rows(`
      WITH pair AS (${pair})
      SELECT (SELECT array_agg(t.label::text ORDER BY t.label) FROM interest_terms t
                WHERE EXISTS (SELECT FROM attendee_interests x WHERE x.term_id = t.id AND x.attendee_id = pair.attendee)
                  AND EXISTS (SELECT FROM attendee_interests x WHERE x.term_id = t.id AND x.attendee_id = pair.investor)) AS shared,
             (SELECT count(*)::int FROM conversation_members m WHERE m.attendee_id = pair.attendee) AS talks,
             (SELECT count(*)::int FROM conversation_members m
                WHERE m.attendee_id = pair.attendee AND m.other_id = pair.investor) AS together,
             (SELECT count(*)::int FROM meetings m
                WHERE pair.attendee IN (m.sender_id, m.receiver_id) AND pair.investor IN (m.sender_id, m.receiver_id)) AS meetings
      FROM pair`);
    expect(facts).toEqual({
      shared: [
        'Digital payments',
        'Fintech',
        'Investment opportunities',
        'Market entry support',
        'Seed capital',
      ],
      talks: 6,
      together: 0,
      meetings: 0,
    });
  });
});

describe('the pictures of the demo', () => {
  it('are kept like uploads, and each is used or there for another size of event', async () => {
    const uploads = await rows<{ name: string; bytes: number; type: string }>(
      'SELECT name, bytes, content_type AS type FROM uploads',
    );
    expect(new Map(uploads.map(({ name, bytes }) => [name, bytes]))).toEqual(
      new Map([...stored].map(([name, content]) => [name, content.length])),
    );
    expect(new Set(uploads.map(({ type }) => type))).toEqual(new Set(['image/webp']));
  });

  it('have a row for every name that something carries', async () => {
    const columns = Object.entries(PICTURE_COLUMNS).flatMap(([table, names]) =>
      names.map((name) => `SELECT ${name} AS name FROM ${table} WHERE ${name} IS NOT NULL`),
    );
    const used = `(${columns.join(' UNION ALL ')}) used`;
    expect(await count(used)).toBeGreaterThan(800);
    expect(await count(`${used} WHERE NOT EXISTS (SELECT FROM uploads u WHERE u.name = used.name)`)).toBe(0);
  });
});

describe('what people did', () => {
  it('has meetings in every state', async () => {
    const states = await rows(
      `SELECT DISTINCT status::text, closed_reason::text FROM meetings WHERE event_id = $1 ORDER BY 1, 2`,
      [DEMO_EVENT_ID],
    );
    expect(states).toEqual([
      { status: 'ACTIVE', closed_reason: null },
      { status: 'PENDING', closed_reason: null },
      { status: 'REJECTED', closed_reason: 'CANCELLED' },
      { status: 'REJECTED', closed_reason: 'DECLINED' },
      { status: 'REJECTED', closed_reason: 'EXPIRED' },
      { status: 'REJECTED', closed_reason: 'REMOVED' },
    ]);
  });

  it('never has a person or a pod in two ACTIVE meetings at once', async () => {
    const overlaps = await count(`meetings a JOIN meetings b
      ON a.id < b.id AND a.status = 'ACTIVE' AND b.status = 'ACTIVE'
      AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
      AND (a.pod_id = b.pod_id OR ARRAY[a.sender_id, a.receiver_id] && ARRAY[b.sender_id, b.receiver_id])`);
    expect(overlaps).toBe(0);
    expect(await count(`claims`)).toBe(
      3 * (await count(`meetings WHERE status = 'ACTIVE'`)) + (await count(`activities WHERE kind = 'POD'`)),
    );
  });

  it('keeps waiting requests ahead of now, and everything that happened behind it', async () => {
    const now = `'${NOW.toISOString()}'::timestamptz`;
    const late = `meetings WHERE status = 'PENDING' AND (expires_at <= ${now} OR starts_at <= ${now})`;
    expect(await count(late)).toBe(0);
    expect(
      await count(`meetings WHERE created_at > ${now} OR responded_at NOT BETWEEN created_at AND ${now}`),
    ).toBe(0);
    expect(await count(`messages WHERE sent_at > ${now} OR read_at NOT BETWEEN sent_at AND ${now}`)).toBe(0);
  });

  it('involves confirmed people only', async () => {
    const invited = `(SELECT id FROM attendees WHERE status = 'INVITED')`;
    expect(await count(`meetings WHERE sender_id IN ${invited} OR receiver_id IN ${invited}`)).toBe(0);
    expect(await count(`messages WHERE sender_id IN ${invited} OR recipient_id IN ${invited}`)).toBe(0);
    expect(await count(`bookmarks WHERE owner_id IN ${invited} OR attendee_id IN ${invited}`)).toBe(0);
  });

  it('counts as unread exactly the messages that are', async () => {
    const wrong = await count(`conversation_members m WHERE unread_count <> (
      SELECT count(*) FROM messages x WHERE x.conversation_id = m.conversation_id
        AND x.recipient_id = m.attendee_id AND x.read_at IS NULL AND x.sequence > m.last_read_sequence)`);
    expect(wrong).toBe(0);
    const unreadBelow = await count(`messages x JOIN conversation_members m
      ON m.conversation_id = x.conversation_id AND m.attendee_id = x.recipient_id
      WHERE (x.read_at IS NULL) <> (x.sequence > m.last_read_sequence)`);
    expect(unreadBelow).toBe(0);
    expect(await count(`conversation_members WHERE unread_count > 0`)).toBeGreaterThan(0);
  });

  it('numbers the messages of a conversation without gaps', async () => {
    const wrong = await count(`conversations c JOIN LATERAL (
      SELECT count(*) AS total, max(sequence) AS highest, max(sent_at) AS newest
      FROM messages m WHERE m.conversation_id = c.id) said ON true
      WHERE total <> highest OR highest <> last_sequence OR newest <> last_message_at`);
    expect(wrong).toBe(0);
  });
});

it('seeding again changes nothing', async () => {
  const state = async (): Promise<object[]> =>
    rows(`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM messages) AS messages,
                 (SELECT max(xmin::text::bigint) FROM attendees) AS written`);
  const before = await state();
  expect(await seedDemo(client, { ...seedOptions, now: new Date(NOW.getTime() + 86_400_000) })).toBeNull();
  expect(await state()).toEqual(before);
});

describe('the exhibitor of the demo', () => {
  const own = `company_id = (SELECT a.company_id FROM attendees a JOIN users u ON u.id = a.user_id WHERE u.email = 'exhibitor@demo.podium.test')`;

  it('speaks for a team with seats to spare, which shows products', async () => {
    expect(await count(`attendees WHERE ${own} AND status = 'CONFIRMED'`)).toBeGreaterThanOrEqual(4);
    expect(
      await count(`attendees a JOIN users u ON u.id = a.user_id WHERE ${own} AND a.company_contact
      AND u.email = 'exhibitor@demo.podium.test'`),
    ).toBe(1);
    expect(await count(`attendees WHERE ${own} AND company_contact`)).toBeGreaterThanOrEqual(2);
    expect(
      await count(
        `companies c WHERE c.seats < (SELECT count(*) FROM attendees a WHERE a.company_id = c.id AND a.status <> 'REMOVED')`,
      ),
    ).toBe(0);
    expect(await count(`company_products WHERE ${own}`)).toBe(3);
    expect(await count(`company_visits WHERE ${own}`)).toBeGreaterThan(50);
    expect(await count(`favourite_companies WHERE ${own}`)).toBeGreaterThan(10);
  });

  it('has leads of every rating by several members over hours, some with contact details', async () => {
    const [seen] =
      await rows(`SELECT count(DISTINCT coalesce(rating::text, '')) AS ratings, count(DISTINCT captured_by) AS members,
      count(*) FILTER (WHERE note <> '') AS notes, count(*) FILTER (WHERE answers <> '{}') AS answers,
      max(captured_at) - min(captured_at) > interval '4 hours' AS curve, bool_and(captured_at <= '${NOW.toISOString()}') AS past FROM leads WHERE ${own}`);
    expect(seen).toMatchObject({ ratings: '4', curve: true, past: true });
    expect(Object.values(seen ?? {}).every((value) => value === true || Number(value) > 2)).toBe(true);
    expect(await count(`(SELECT DISTINCT granted FROM contact_consents WHERE ${own}) AS each`)).toBe(3);
    expect(await count(`(SELECT DISTINCT company_id FROM leads) AS each`)).toBeGreaterThan(10);
  });

  it('is asked for a meeting that can be accepted, and sees one that a colleague took', async () => {
    expect(
      await count(`company_requests WHERE ${own} AND status = 'PENDING' AND expires_at = 'infinity'`),
    ).toBe(1);
    expect(await count(`company_requests WHERE ${own} AND status = 'CLAIMED'`)).toBe(1);
  });

  it('asks the attendee for contact details, who has exchanged theirs with others', async () => {
    const attendee = `(SELECT a.id FROM attendees a JOIN users u ON u.id = a.user_id WHERE u.email = 'attendee@demo.podium.test')`;
    expect(
      await count(
        `notifications WHERE attendee_id = ${attendee} AND kind = 'CONTACT_REQUESTED' AND read_at IS NULL`,
      ),
    ).toBe(1);
    expect(await count(`contact_exchanges WHERE scanned_id = ${attendee}`)).toBe(3);
  });
});
