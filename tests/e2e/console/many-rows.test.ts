import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { newId } from '../../../server/src/core/db/ids';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildCrowd } from '../../support/crowd';
import { buildUser, insert } from '../../support/factories';
import { sampled } from '../../support/matrix';
import type { Portal } from '../../support/portal';
import { useWarmPortal } from '../../support/warm-portal';

/** Goal of the interface: at most so many elements in a page, however many rows there are. */
const MAX_NODES = 6_000;
const ROWS = 5_000;

const nodesIn = (page: Page): Promise<number> => page.evaluate(`document.querySelectorAll('*').length`);

async function buildCompanies({ sql }: Portal, eventId: string): Promise<void> {
  await sql(
    `INSERT INTO companies (id, event_id, kind, name, country, city, sectors)
     SELECT gen_random_uuid(), $1, 'EXHIBITOR', 'Company ' || n, (ARRAY['PK', 'AE', 'DE', 'KE'])[1 + n % 4], 'Town ' || n % 90,
       ARRAY['Energy', 'Robotics'] FROM generate_series(1, $2::int) AS n`,
    [eventId, ROWS],
  );
}

/** What people and the portal have left behind: changes, mails, and reported messages of one chat, a fifth of them decided. */
async function buildRecords(portal: Portal, eventId: string): Promise<void> {
  const conversationId = newId();
  await insert(portal, 'conversations', { id: conversationId, eventId, lastSequence: ROWS });
  await portal.sql(
    `INSERT INTO audit_entries (id, created_at, actor_id, actor_name, event_id, action, subject_id, subject_name, before, after)
     SELECT gen_random_uuid(), now() - n * interval '1 minute', gen_random_uuid(), 'Nadia Khan', $1,
       (ARRAY['attendee.update', 'company.update', 'pod.update'])[1 + n % 3], gen_random_uuid(), 'Subject ' || n,
       '{"name": "Before", "country": "PK"}', '{"name": "After", "country": "KE"}' FROM generate_series(1, $2::int) AS n`,
    [eventId, ROWS],
  );
  await portal.sql(
    `INSERT INTO mails (id, created_at, event_id, recipient, template, subject, status, attempts, error, sent_at)
     SELECT gen_random_uuid(), now() - n * interval '1 minute', $1, 'mail' || n || '@example.test', 'invitation', 'Invitation ' || n,
       CASE WHEN n % 5 = 0 THEN 'FAILED' ELSE 'SENT' END::mail_status, 1, CASE WHEN n % 5 = 0 THEN 'No such mailbox' END,
       CASE WHEN n % 5 > 0 THEN now() END FROM generate_series(1, $2::int) AS n`,
    [eventId, ROWS],
  );
  await portal.sql(
    `WITH people AS (
       SELECT id, lead(id) OVER (ORDER BY id) AS other, row_number() OVER (ORDER BY id)::int AS n FROM attendees WHERE event_id = $1
     ), written AS (
       INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text)
       SELECT gen_random_uuid(), $2, n, id, other, n::text, 'Message ' || n FROM people WHERE n <= $3
       RETURNING id, sequence, recipient_id
     )
     INSERT INTO message_reports (id, created_at, event_id, message_id, reporter_id, reason, resolved_at, decision, resolver_name)
     SELECT gen_random_uuid(), now() - sequence * interval '1 minute', $1, id, recipient_id, 'Reason ' || sequence,
       decided.at, CASE WHEN decided.at IS NOT NULL THEN 'DISMISSED' END::message_report_decision,
       CASE WHEN decided.at IS NOT NULL THEN 'Nadia Khan' END
     FROM written, LATERAL (SELECT CASE WHEN sequence % 5 = 0 THEN now() END AS at) AS decided`,
    [eventId, conversationId, ROWS],
  );
  await portal.sql('ANALYZE audit_entries; ANALYZE mails; ANALYZE messages; ANALYZE message_reports');
}

describe.skipIf(!browserPath)('tables of an event with 5,000 people', () => {
  const portal = useWarmPortal();
  let eventId: string;

  beforeAll(async () => {
    const { event } = await buildCrowd(portal);
    eventId = event.id;
    await buildCompanies(portal, eventId);
    await buildRecords(portal, eventId);
  });

  const open = async () => {
    const { id } = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(id, DESKTOP);
    return {
      page,
      complaints,
      /** Opens a table with the largest page, and counts what it draws. */
      openTable: async (path: string, total = '5,000') => {
        await page.goto(`/event/${eventId}/${path}${path.includes('?') ? '&' : '?'}size=100`);
        await page.getByText(`1–100 of ${total}`).waitFor();
        expect(await page.getByRole('rowheader').count()).toBe(100);
        expect(await nodesIn(page)).toBeLessThanOrEqual(MAX_NODES);
      },
      turnPage: async (total = '5,000') => {
        await page.getByRole('button', { name: 'Next page' }).click();
        await page.getByText(`101–200 of ${total}`).waitFor();
      },
      /** Leaves one row, on the first page. */
      search: async (text: string) => {
        await page.getByRole('searchbox').first().fill(text);
        await page.getByText('1–1 of 1').waitFor();
        await page.getByRole('row').filter({ hasText: text }).waitFor();
      },
    };
  };

  type Tools = Awaited<ReturnType<typeof open>>;
  const byColumn = ({ page }: Tools, name: string) =>
    page.getByRole('table').getByRole('button', { name }).click();

  /** Tables of people alike: those of the event, and what its reports say of them. */
  const peopleAt = (path: string) => async (tools: Tools) => {
    const { page, openTable, turnPage, search } = tools;
    await openTable(path, '5,001');
    await turnPage('5,001');
    await byColumn(tools, 'Organization');
    await page.getByText('1–100 of 5,001').waitFor();
    await page.getByRole('row').nth(1).getByText('Organization 0').waitFor();
    await search('Crowd4321');
  };

  const tables: Record<string, (tools: Tools) => Promise<void>> = {
    attendees: peopleAt('attendees'),
    reports: peopleAt('reports'),
    users: async (tools) => {
      const { page } = tools;
      await page.goto(`/event/${eventId}/users?size=100`);
      await page.getByText(/^1–100 of/).waitFor();
      expect(await page.getByRole('rowheader').count()).toBe(100);
      expect(await nodesIn(page)).toBeLessThanOrEqual(MAX_NODES);
      await byColumn(tools, 'Last sign-in');
      await page.waitForURL(/sort=last_sign_in_desc/);
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.getByText(/^101–200 of/).waitFor();
      await page.getByRole('searchbox').first().fill('Crowd 4321');
      await page
        .getByRole('rowheader', { name: /Crowd 4321/ })
        .first()
        .waitFor();
    },
    exhibitors: async ({ openTable, turnPage, search }) => {
      await openTable('exhibitors?view=table');
      await turnPage();
      await search('Company 4321');
    },
    'the audit log': async ({ openTable, turnPage, search }) => {
      await openTable('audit-log');
      await turnPage();
      await search('Subject 4321');
    },
    'the mail log': async ({ openTable, turnPage, search }) => {
      await openTable('mail-log?status=failed', '1,000');
      await openTable('mail-log');
      await turnPage();
      await search('mail4321@');
    },
    'message reports': async ({ page, openTable, turnPage }) => {
      await openTable('message-reports?view=all');
      await turnPage();
      await page.getByRole('radio', { name: 'Decided' }).check({ force: true });
      await page.getByText('1–100 of 1,000').waitFor();
      await turnPage('1,000');
    },
  };

  test.each(sampled(Object.entries(tables)))(
    'are searched, sorted and turned within 6,000 elements: %s',
    async (_name, use) => {
      const tools = await open();
      await use(tools);
      expect(tools.complaints).toEqual([]);
    },
  );
});
