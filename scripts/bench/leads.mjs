import { count, cpuOf, cpuOfPostgres, judge, now, quantile } from './lib/measure.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'leads';
export const about =
  '200 exhibitors with 500 leads each: a page of the list and the file; 50 phones replay 200 scans each';

const COMPANIES = count('COMPANIES', 200, 10);
const LEADS = count('LEADS', 500, 50);
const PHONES = count('PHONES', 50, 5);
const SCANS = count('SCANS', 200, 20);
const PAGES = 200;
const AT_ONCE = 8;
const LIST = `query ($companyId: ID!, $sort: LeadSort!, $filter: LeadFilter) {
  leads(companyId: $companyId, sort: $sort, filter: $filter, first: 50) { totalCount nodes {
    id rating note capturedAt attendee { id firstName lastName jobTitle organization } capturedBy { id firstName }
    contact { email phone } answers { question { text } values } } } }`;
const EXPORT = 'mutation ($input: ExportLeadsInput!) { exportLeads(input: $input) { file { url } } }';
const CAPTURE =
  'mutation ($input: CaptureLeadsInput!) { captureLeads(input: $input) { results { clientId outcome lead { id } } } }';

/** Companies with one member each, and leads about the people behind these. */
const fillLeads = async ({ client, eventId, people }) => {
  const members = people.slice(0, COMPANIES);
  const visitors = people.slice(COMPANIES);
  const { rows } = await client.query(
    `INSERT INTO companies (id, event_id, kind, name) SELECT gen_random_uuid(), $1, 'EXHIBITOR', 'Stand ' || n
     FROM generate_series(1, $2::int) AS n RETURNING id`,
    [eventId, COMPANIES],
  );
  const companies = rows.map(({ id }) => id);
  await client.query(
    `UPDATE attendees a SET company_id = m.company FROM unnest($1::uuid[], $2::uuid[]) AS m (member, company) WHERE a.id = m.member`,
    [members.map(({ id }) => id), companies],
  );
  // Without the checks of each row, which take most of the time.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO leads (id, event_id, company_id, attendee_id, captured_by, captured_at, source, rating, note)
     SELECT gen_random_uuid(), $1, c.company, v.visitor, c.member, now() - n * interval '1 minute', 'SCAN',
       (ARRAY['HOT', 'WARM', 'COLD', NULL]::lead_rating[])[1 + n % 4], 'Wants a quote for ' || n
     FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS c (company, member, place),
       LATERAL (SELECT ($4::uuid[])[1 + (n + place::int * 37) % $5::int] AS visitor, n FROM generate_series(1, $6::int) AS n) AS v`,
    [eventId, companies, members.map(({ id }) => id), visitors.map(({ id }) => id), visitors.length, LEADS],
  );
  await client.query(
    `INSERT INTO contact_consents (id, attendee_id, granted, answered_at)
     SELECT gen_random_uuid(), v, true, now() FROM unnest($1::uuid[]) AS v`,
    [visitors.filter((_visitor, index) => index % 3 === 0).map(({ id }) => id)],
  );
  await client.query('RESET session_replication_role');
  await client.query('DELETE FROM outbox');
  await client.query('VACUUM ANALYZE');
  return { companies, members, visitors };
};

const timed = async (work) => {
  const begun = now();
  await work();
  return now() - begun;
};

const cpuNow = async ({ client }, server) => (cpuOf(server.pid) + (await cpuOfPostgres(client))) / 1_000;

const readPages = async (stage, server, tokens, companies) => {
  const kinds = {
    'newest first': { sort: 'NEWEST' },
    'by name': { sort: 'NAME' },
    'found by a word': { sort: 'NEWEST', filter: { search: 'a' } },
    'with contact': { sort: 'RATING', filter: { withContact: true } },
  };
  for (const [name, variables] of Object.entries(kinds)) {
    const [times, before] = [[], await cpuNow(stage, server)];
    for (let page = 0; page < PAGES; page += 1) {
      const at = page % companies.length;
      times.push(
        await timed(() => ask(server.url, tokens[at], LIST, { companyId: companies[at], ...variables })),
      );
    }
    const cost = ((await cpuNow(stage, server)) - before) / PAGES;
    judge('', `50 leads of ${LEADS}, ${name}, CPU of both ms`, cost, { most: 15 });
    judge('', `50 leads of ${LEADS}, ${name}, 95 % within ms`, quantile(times, 0.95), { most: 100 });
  }
};

const readFiles = async (server, tokens, companies) => {
  for (const format of ['CSV', 'XLSX']) {
    const times = [];
    for (let at = 0; at < Math.min(20, companies.length); at += 1)
      times.push(
        await timed(async () => {
          const { file } = await ask(server.url, tokens[at], EXPORT, {
            input: { companyId: companies[at], format },
          });
          const answer = await fetch(`${server.url}${file.url}`);
          if (!answer.ok) throw new Error(`${format}: ${answer.status}`);
          await answer.arrayBuffer();
        }),
      );
    judge('', `${LEADS} leads as ${format}, ms`, times, { most: 300 });
  }
};

/** Each phone has scanned other visitors, some of them leads already, and sends them in parts of 100. */
const replay = async (stage, server, tokens, { companies, visitors }) => {
  const before = { server: cpuOf(server.pid), postgres: await cpuOfPostgres(stage.client) };
  const phones = companies.slice(0, PHONES);
  let next = 0;
  const worker = async () => {
    while (next < phones.length) {
      const phone = next;
      next += 1;
      const captures = Array.from({ length: SCANS }, (_none, scan) => ({
        clientId: `${phone}-${scan}`,
        code: visitors[(phone * 61 + scan * 7) % visitors.length].invite_code,
        capturedAt: new Date(Date.now() - scan * 60_000).toISOString(),
        rating: 'WARM',
        note: `Scan ${scan}`,
      }));
      for (let part = 0; part < SCANS; part += 100)
        await ask(server.url, tokens[phone], CAPTURE, {
          input: { companyId: phones[phone], captures: captures.slice(part, part + 100) },
        });
    }
  };
  const time = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, worker)));
  const after = { server: cpuOf(server.pid), postgres: await cpuOfPostgres(stage.client) };
  const scans = `${PHONES} phones with ${SCANS} scans each`;
  judge('', `${scans}: CPU of the server, s`, (after.server - before.server) / 1e6, { most: 5 });
  console.log(
    `     CPU of Postgres ${((after.postgres - before.postgres) / 1e6).toFixed(2)} s, within ${(time / 1_000).toFixed(2)} s`,
  );
};

export const run = () =>
  onStage({ attendees: count('PEOPLE', 5_000, 500), conversations: 0, meetings: 0 }, async (stage) => {
    const filled = await fillLeads(stage);
    const tokens = await stage.signIn(filled.members);
    const server = await stage.startServer();
    await readPages(stage, server, tokens, filled.companies);
    await readFiles(server, tokens, filled.companies);
    await replay(stage, server, tokens, filled);
  });
