import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens, type ScreenRow } from '../../support/screens';

const EVENT = 'Digital Futures Forum';
const at = (screen: string): string => `/event/${DEMO_EVENT_ID}/${screen}`;
const titled = (screen: string): string => `${screen} · ${EVENT} · Podium`;

const statistics: ScreenRow = {
  as: 'admin',
  path: at('statistics'),
  title: titled('Statistics'),
  ready: 'Registrations over time',
  open: (page) => page.locator('.recharts-surface').first().waitFor(),
};

describeScreens('event administration', [
  { ...statistics, allColours: true },
  {
    ...statistics,
    name: 'statistics as tables',
    open: async (page) => {
      const chart = page.getByRole('figure', { name: 'From request to meeting' });
      await chart.getByText('Table').click();
      await chart.getByRole('table').waitFor();
      await chart.scrollIntoViewIfNeeded();
    },
  },
  { as: 'admin', path: at('reports'), title: titled('Reports'), ready: 'Confirmed' },
  {
    as: 'admin',
    name: 'reports, meetings, filters',
    path: `${at('reports')}?kind=meetings&status=active&sort=-from_date`,
    title: titled('Reports'),
    ready: 'Accepted',
    open: async (page) => {
      await page.getByRole('button', { name: /Filter/ }).click();
      await page.getByLabel('Takes place from').waitFor();
    },
  },
  {
    as: 'admin',
    path: at('message-reports'),
    title: titled('Message reports'),
    ready: /Nothing to decide|To decide/,
  },
  { as: 'admin', path: at('audit-log'), title: titled('Audit log'), ready: 'Added a session' },
  { as: 'admin', path: at('mail-log'), title: titled('Mail log'), ready: 'Invitation' },
  {
    as: 'admin',
    path: at('announcements'),
    title: titled('Announcements'),
    ready: /No announcements yet|Lunch/,
  },
  {
    as: 'admin',
    name: 'a new announcement',
    path: `${at('announcements')}?write=new`,
    title: titled('Announcements'),
    ready: 'Who gets it',
    open: (page) =>
      page
        .getByText(/\d+ people/)
        .first()
        .waitFor(),
  },
]);
