import type { Page } from 'playwright-core';
import { newId } from '../../../server/src/core/db/ids';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { insert } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { readBadge } from '../../support/badge-reader';
import { describeScreens, type ScreenRow } from '../../support/screens';

const event = `/event/${DEMO_EVENT_ID}`;
const titled = (screen: string) => `${screen} · Digital Futures Forum · Podium`;
const capture = {
  as: 'exhibitor',
  path: `${event}/our-company/capture`,
  title: titled('Scan a badge'),
} as const;

/** The demo's exhibitor has questions and leads of every rating; the investor shares, and has contacts. */
async function addLeads(portal: Portal): Promise<void> {
  const [member] = await portal.sql<{ id: string; companyId: string }>(
    `SELECT a.id, a.company_id AS "companyId" FROM users u JOIN attendees a ON a.user_id = u.id
     WHERE u.email LIKE 'exhibitor@%' AND a.event_id = $1`,
    [DEMO_EVENT_ID],
  );
  const { id: memberId, companyId } = member ?? { id: '', companyId: '' };
  const people = await portal.sql<{ id: string }>(
    `SELECT a.id FROM attendees a LEFT JOIN users u ON u.id = a.user_id
     WHERE a.event_id = $1 AND a.status = 'CONFIRMED' AND a.company_id IS DISTINCT FROM $2
     ORDER BY u.email LIKE 'investor@%' DESC, a.id LIMIT 5`,
    [DEMO_EVENT_ID, companyId],
  );
  const existing = await portal.sql('SELECT id FROM lead_questions WHERE company_id = $1', [companyId]);
  const question = {
    companyId,
    kind: 'ONE_OF',
    text: 'How many seats do you need?',
    options: ['Up to 50', 'More'],
  };
  if (existing.length === 0) {
    await insert(portal, 'lead_questions', { id: newId(), position: 0, ...question });
    const topics = {
      kind: 'SEVERAL_OF',
      text: 'What do you look for?',
      options: ['Payments', 'Cards', 'Credit'],
    };
    await insert(portal, 'lead_questions', { id: newId(), companyId, position: 1, ...topics });
  }
  await portal.sql(
    `INSERT INTO leads (id, event_id, company_id, attendee_id, captured_by, captured_at, source, rating, note)
     SELECT gen_random_uuid(), $1, $2, p.id, $3, now() - p.place * interval '1 hour', 'SCAN',
       (ARRAY['HOT', 'WARM', 'COLD', NULL, 'HOT']::lead_rating[])[p.place], 'Wants a demo in spring'
     FROM unnest($4::uuid[]) WITH ORDINALITY AS p (id, place) ON CONFLICT DO NOTHING`,
    [DEMO_EVENT_ID, companyId, memberId, people.map(({ id }) => id)],
  );
  const [investor, ...others] = people.map(({ id }) => id);
  const answer = { attendeeId: investor, companyId, granted: true, answeredAt: new Date() };
  await insert(portal, 'contact_consents', { id: newId(), ...answer });
  const exchange = (scannerId: unknown, scannedId: unknown, acceptedAt: Date | null) =>
    insert(portal, 'contact_exchanges', {
      id: newId(),
      eventId: DEMO_EVENT_ID,
      scannerId,
      scannedId,
      acceptedAt,
    });
  await exchange(investor, others[0], new Date());
  await exchange(others[1], investor, null);
  await exchange(investor, others[2], null);
  await insert(portal, 'notifications', {
    id: newId(),
    attendeeId: investor,
    kind: 'CONTACT_REQUESTED',
    companyId,
  });
}

/** The page takes the network for gone, while its other answers still come. */
const goOffline = (page: Page): Promise<void> =>
  page.evaluate(`Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    window.dispatchEvent(new Event('offline'))`);

/** The code is of nobody: what is kept is never sent. */
const captureOffline = async (page: Page): Promise<void> => {
  await goOffline(page);
  for (const code of ['NOBODYHASTHIS', 'NORTHISTHAT']) await readBadge(page, code);
  await page.getByText('2 badges wait on this device').waitFor();
  await page.getByRole('radio', { name: 'Hot' }).check();
};

const captureUnknown = async (page: Page): Promise<void> => {
  await readBadge(page, 'NOBODYHASTHAT');
  await page.getByText('Nobody at this event has this code.').waitFor();
};

const leads = {
  as: 'exhibitor',
  path: `${event}/our-company?tab=leads`,
  title: titled('Our company'),
} as const;

const rows: ScreenRow[] = [
  { name: 'ready for a badge', ...capture, ready: 'Ready for your next visitor' },
  { name: 'an unknown badge', ...capture, ready: 'Code on the badge', open: captureUnknown },
  {
    name: 'badges kept on the device',
    ...capture,
    ready: 'Code on the badge',
    open: captureOffline,
    reloaded: true,
  },
  {
    name: 'nobody of a company',
    as: 'attendee',
    path: `${event}/our-company/capture`,
    title: 'Page Not Found! · Podium',
    ready: 'Page Not Found!',
  },
  { name: 'the leads', ...leads, ready: 'Wants a demo in spring', reloaded: true, allColours: true },
  {
    name: 'a lead',
    ...leads,
    ready: 'Wants a demo in spring',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog').getByLabel('Note').waitFor();
    },
  },
  {
    name: 'the questions',
    ...leads,
    ready: 'Wants a demo in spring',
    open: async (page) => {
      await page.getByRole('button', { name: 'Questions' }).click();
      await page.getByRole('button', { name: 'Add a question' }).waitFor();
    },
  },
  { name: 'no lead found', ...leads, path: `${leads.path}&q=zzzz`, ready: 'No lead matches' },
  {
    name: 'who has my contact',
    as: 'investor',
    path: '/account/contacts',
    title: 'Who has my contact · Account · Podium',
    ready: /^Sees your e-mail and phone/,
  },
  {
    name: 'my contacts',
    as: 'investor',
    path: `${event}/contacts`,
    title: titled('My contacts'),
    ready: 'Waiting for your answer',
  },
  {
    name: 'scanning a contact',
    as: 'investor',
    path: `${event}/contacts`,
    title: titled('My contacts'),
    ready: 'Waiting for your answer',
    open: async (page) => {
      await page.getByRole('button', { name: 'Scan a badge' }).click();
      await page.getByLabel('Code on the badge').waitFor();
    },
  },
  {
    name: 'a company that asks for the contact',
    as: 'investor',
    path: `${event}/help?modal=notifications`,
    title: titled('Help'),
    ready: /sees your e-mail and phone/,
  },
  { as: 'exhibitor', path: `${event}/contacts`, title: titled('My contacts'), ready: 'No contacts yet' },
];

describeScreens('leads and contacts', rows, addLeads);
