import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';

const event = `/event/${DEMO_EVENT_ID}`;
const titled = (screen: string) => `${screen} · Digital Futures Forum · Podium`;

/** Two favourites of the investor, who is the viewer of no other row. */
async function keepFavourites(portal: Portal): Promise<void> {
  await portal.sql(
    `INSERT INTO favourite_companies (owner_id, company_id)
     SELECT a.id, c.id FROM users u JOIN attendees a ON a.user_id = u.id JOIN companies c ON c.event_id = a.event_id
     WHERE u.email LIKE 'investor@%' AND a.event_id = $1 AND c.name IN ('Bridge Wallet', 'Nimbus Finance')`,
    [DEMO_EVENT_ID],
  );
}

const companyRows: ScreenRow[] = [
  { as: 'attendee', path: `${event}/exhibitors`, title: titled('Exhibitors'), ready: '24 exhibitors' },
  { as: 'attendee', path: `${event}/startups`, title: titled('Startups'), ready: '16 startups' },
  { as: 'attendee', path: `${event}/it-exporters`, title: titled('Top IT Exporters'), ready: '10 companies' },
  { as: 'executive', path: `${event}/sponsors`, title: titled('Sponsors'), ready: '10 sponsors' },
  {
    name: 'the filters of exhibitors',
    as: 'attendee',
    path: `${event}/exhibitors?country=PK`,
    title: titled('Exhibitors'),
    ready: 'Bridge Wallet',
    open: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('combobox', { name: 'Sector' }).waitFor();
    },
  },
  {
    name: 'no exhibitor found',
    as: 'attendee',
    path: `${event}/exhibitors?q=zzzz`,
    title: titled('Exhibitors'),
    ready: 'No company matches',
  },
  {
    name: 'no favourites yet',
    as: 'attendee',
    path: `${event}/startups?view=favourites`,
    title: titled('Startups'),
    ready: 'No favourites yet',
  },
  {
    name: 'a company',
    as: 'attendee',
    path: `${event}/exhibitors?q=Bridge+Wallet`,
    title: titled('Bridge Wallet'),
    ready: 'Bridge Wallet',
    open: async (page) => {
      await page.getByRole('link', { name: 'Bridge Wallet' }).click();
      await page.getByRole('heading', { name: 'Team' }).waitFor();
    },
    allColours: true,
  },
  {
    name: 'favourite companies',
    as: 'investor',
    path: `${event}/exhibitors?view=favourites`,
    title: titled('Exhibitors'),
    ready: '2 favourites',
  },
];

describeScreens('companies', companyRows, keepFavourites);

describeScreens('companies in the console', [
  { as: 'admin', path: `${event}/exhibitors`, title: titled('Exhibitors'), ready: '24 exhibitors' },
  {
    name: 'a new company',
    as: 'admin',
    path: `${event}/sponsors?edit=new`,
    title: titled('Sponsors'),
    ready: 'Add a company',
  },
  {
    name: 'a table of companies',
    as: 'admin',
    path: `${event}/sponsors?view=table`,
    title: titled('Sponsors'),
    ready: '10 sponsors',
  },
  ...(['Edit', 'Team', 'Pods', 'Remove'] as const).map((act) => ({
    name: `${act} of a company`,
    as: 'admin' as const,
    path: `${event}/exhibitors?q=Bridge+Wallet`,
    title: titled('Bridge Wallet'),
    ready: 'Bridge Wallet',
    open: async (page: Page) => {
      await page.getByRole('link', { name: 'Bridge Wallet' }).click();
      const tools = page.getByRole('group', { name: 'Manage this company' });
      await tools.getByRole('button', { name: act }).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
]);

describeScreens('industry insights, help and search', [
  {
    as: 'attendee',
    path: `${event}/industry-insights`,
    title: titled('Industry Insights'),
    ready: 'A permit in five minutes',
  },
  {
    name: 'an article',
    as: 'attendee',
    path: `${event}/industry-insights`,
    title: titled('Industry Insights'),
    ready: 'A permit in five minutes',
    open: async (page) => {
      await page.getByRole('link', { name: 'A permit in five minutes' }).click();
      await page.getByRole('dialog').getByText('Nobody had designed the form.').waitFor();
    },
  },
  {
    as: 'attendee',
    path: `${event}/industry-insights?view=numbers`,
    title: titled('Industry Insights'),
    ready: /^Most people work in/,
  },
  { as: 'attendee', path: `${event}/help`, title: titled('Help'), ready: 'What is a pod?' },
  {
    as: 'attendee',
    path: `${event}/help?q=qr`,
    title: titled('Help'),
    ready: 'A printed copy works as well.',
  },
  {
    name: 'the search with results',
    as: 'attendee',
    path: `${event}/help?modal=search`,
    title: titled('Help'),
    ready: 'What is a pod?',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search this event' }).fill('nimbus');
      await page.getByRole('option', { name: /Nimbus Finance Stand S2 · Core banking/ }).waitFor();
    },
  },
  ...(
    [
      ['by meaning', 'fintech', /Show all \d+ people interested in Fintech/],
      ['for Wi-Fi', 'wifi', /Is there Wi-Fi/],
      ['that finds nothing', 'xyzzyx', /All exhibitors/],
    ] as const
  ).map(([what, text, name]) => ({
    name: `the search ${what}`,
    as: 'attendee' as const,
    path: `${event}/help?modal=search`,
    title: titled('Help'),
    ready: 'What is a pod?',
    open: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Search this event' }).fill(text);
      await page.getByRole('option', { name }).waitFor();
    },
  })),
]);
