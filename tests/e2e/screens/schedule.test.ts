import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID, demoLastDay } from '../../support/demo-event';
import { insert } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeScreens } from '../../support/screens';

/** On a day that is still to come: in the evening the first one has nothing left to show. */
const schedule = `/event/${DEMO_EVENT_ID}/schedule?day=${demoLastDay()}`;
const title = 'Schedule · Digital Futures Forum · Podium';

const openFirstSession = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  await page.getByRole('dialog', { name: 'Session' }).getByRole('heading', { level: 2 }).waitFor();
};

const openBusyForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add busy time' }).click();
  await page.getByRole('dialog', { name: 'Add busy time' }).getByLabel('From').waitFor();
};

const openCalendar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Subscribe in your calendar|Calendar)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create my link' }).waitFor();
};

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('Only my agenda').filter({ visible: true }).first().waitFor();
};

/** A session that was over long before the demo began, with what two people think of it. */
const OVER = '01900000-0000-7000-8000-0000000000aa';
const over = `/event/${DEMO_EVENT_ID}/schedule?session=${OVER}`;
const prepareOver = async (portal: Portal): Promise<void> => {
  const times = { startsAt: new Date(0), endsAt: new Date(3_600_000) };
  const session = { id: OVER, eventId: DEMO_EVENT_ID, kind: 'SESSION', title: 'A look back' };
  await insert(portal, 'activities', { ...session, ...times });
  await portal.sql(
    `INSERT INTO session_ratings (activity_id, attendee_id, id, stars, comment)
     SELECT $1, a.id, gen_random_uuid(), 3 + (row_number() OVER ())::int, 'Clear, and just as long as it had to be.'
     FROM (SELECT id FROM attendees WHERE event_id = $2 AND status = 'CONFIRMED' ORDER BY id DESC LIMIT 2) a`,
    [OVER, DEMO_EVENT_ID],
  );
};
const readyToRate = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
};
const readRatings = async (page: Page): Promise<void> => {
  await page.getByText('4.5 of 5 stars, 2 ratings').waitFor();
};

describeScreens(
  'sessions that are over',
  [
    { name: 'the own rating', as: 'attendee', path: over, title, ready: 'Your rating', open: readyToRate },
    { name: 'the ratings', as: 'admin', path: over, title, ready: 'Ratings', open: readRatings },
  ],
  prepareOver,
);

describeScreens('the programme', [
  { as: 'attendee', path: schedule, title, ready: 'Main stage', allColours: true },
  { name: 'a session', as: 'attendee', path: schedule, title, ready: 'Main stage', open: openFirstSession },
  { name: 'the filters', as: 'attendee', path: schedule, title, ready: 'Main stage', open: openFilters },
  { as: 'attendee', path: `${schedule}&q=builders+hall`, title, ready: 'Hall 2' },
  { as: 'attendee', path: `${schedule}&q=nothing+of+the+kind`, title, ready: 'No session matches' },
  { as: 'attendee', path: `${schedule}&view=agenda`, title, ready: 'Find someone to meet' },
  {
    name: 'the form for a busy time',
    as: 'attendee',
    path: `${schedule}&view=agenda`,
    title,
    ready: 'Find someone to meet',
    open: openBusyForm,
  },
  {
    name: 'the subscription of the agenda',
    as: 'attendee',
    path: `${schedule}&view=agenda`,
    title,
    ready: 'Find someone to meet',
    open: openCalendar,
  },
  { as: 'admin', path: schedule, title, ready: 'Main stage' },
]);
