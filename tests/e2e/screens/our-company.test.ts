import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';

const path = `/event/${DEMO_EVENT_ID}/our-company`;
const title = 'Our company · Digital Futures Forum · Podium';
const MINE = `(SELECT a.company_id FROM users u JOIN attendees a ON a.user_id = u.id WHERE u.email LIKE 'exhibitor@%' AND a.event_id = $1)`;

const meetCompany = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Bridge Wallet', exact: true }).click();
  await page.getByRole('button', { name: 'Meet the company' }).click();
  const request = page.getByRole('dialog', { name: 'Meet the company' });
  await request.getByRole('radio').first().waitFor({ state: 'attached' });
};

/** The exhibitor speaks for the company, which has products, an open invitation and visitors. */
async function fillStand(portal: Portal): Promise<void> {
  await portal.sql(
    `UPDATE attendees a SET company_contact = true FROM users u
     WHERE u.id = a.user_id AND u.email LIKE 'exhibitor@%' AND a.event_id = $1`,
    [DEMO_EVENT_ID],
  );
  await portal.sql(`UPDATE companies SET seats = 20 WHERE id = ${MINE}`, [DEMO_EVENT_ID]);
  await portal.sql(
    `INSERT INTO company_products (id, company_id, position, name, text, link)
     SELECT gen_random_uuid(), ${MINE}, n, 'Product ' || n, 'What it does, in a line or two that visitors read.', 'https://example.com/' || n
     FROM generate_series(0, 2) n WHERE NOT EXISTS (SELECT 1 FROM company_products WHERE company_id = ${MINE})`,
    [DEMO_EVENT_ID],
  );
  await portal.sql(
    `INSERT INTO company_visits (company_id, attendee_id, day)
     SELECT ${MINE}, a.id, (now() - make_interval(days => (length(a.first_name) % 3)))::date
     FROM attendees a WHERE a.event_id = $1 AND a.status = 'CONFIRMED' AND a.company_id IS DISTINCT FROM ${MINE}
     ORDER BY a.id LIMIT 60 ON CONFLICT DO NOTHING`,
    [DEMO_EVENT_ID],
  );
  await portal.sql(
    `INSERT INTO company_invitations (id, company_id, attendee_id, name, made_attendee)
     SELECT gen_random_uuid(), ${MINE}, a.id, 'Nadia Rehman', false
     FROM attendees a WHERE a.event_id = $1 AND a.status = 'CONFIRMED' AND a.company_id IS NULL
     ORDER BY a.id DESC LIMIT 1 ON CONFLICT DO NOTHING`,
    [DEMO_EVENT_ID],
  );
}

const rows: ScreenRow[] = [
  { name: 'our leads', as: 'exhibitor', path, title, ready: 'Our company' },
  { name: 'our page', as: 'exhibitor', path: `${path}?tab=page`, title, ready: 'Preview' },
  {
    name: 'editing our page',
    as: 'exhibitor',
    path: `${path}?tab=page`,
    title,
    ready: 'Preview',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit page' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Tagline' }).waitFor();
    },
  },
  {
    name: 'our products',
    as: 'exhibitor',
    path: `${path}?tab=page`,
    title,
    ready: 'Preview',
    open: async (page) => {
      await page.getByRole('button', { name: 'Products' }).click();
      await page
        .getByRole('dialog')
        .getByText(/ of 20$/)
        .waitFor();
    },
  },
  {
    name: 'a new product',
    as: 'exhibitor',
    path: `${path}?tab=page`,
    title,
    ready: 'Preview',
    open: async (page) => {
      await page.getByRole('button', { name: 'Products' }).click();
      await page.getByRole('button', { name: 'Add product' }).click();
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    },
  },
  { name: 'our team', as: 'exhibitor', path: `${path}?tab=team`, title, ready: / seats$/ },
  {
    name: 'an invitation into our team',
    as: 'exhibitor',
    path: `${path}?tab=team`,
    title,
    ready: / seats$/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Invite a colleague' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).waitFor();
    },
  },
  { name: 'our results', as: 'exhibitor', path: `${path}?tab=results`, title, ready: 'Interest by day' },
  {
    name: 'a new API token of our company',
    as: 'exhibitor',
    path: `${path}?tab=api`,
    title,
    ready: 'No API tokens yet',
    open: async (page) => {
      await page.getByRole('button', { name: 'Make a token' }).first().click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor();
    },
  },
  {
    name: 'what visitors ask of our company',
    as: 'exhibitor',
    path: `/event/${DEMO_EVENT_ID}/help?q=qr&modal=meetings`,
    title: 'Help · Digital Futures Forum · Podium',
    ready: 'Asked: your company',
  },
  {
    name: 'meeting a company',
    as: 'investor',
    path: `/event/${DEMO_EVENT_ID}/exhibitors?q=Bridge+Wallet`,
    title: 'Bridge Wallet · Digital Futures Forum · Podium',
    ready: 'Bridge Wallet',
    open: meetCompany,
  },
  { name: 'no team', as: 'investor', path, title, ready: 'You are in no team' },
];

describeScreens('our company', rows, fillStand);
