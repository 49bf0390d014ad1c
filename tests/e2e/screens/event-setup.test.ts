import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens, type ScreenRow } from '../../support/screens';

const home = `/event/${DEMO_EVENT_ID}`;
const title = (screen: string) => `${screen} · Digital Futures Forum · Podium`;
const section = (name: string, screen: string, ready: string): ScreenRow => ({
  as: 'admin',
  path: `${home}/setup/${name}`,
  title: title(screen),
  ready,
});

describeScreens('the setup of an event', [
  { as: 'admin', path: `${home}/setup`, title: title('Event setup'), ready: 'Pictures' },
  section('registration', 'Registration', 'Registration link'),
  section('meetings', 'Meetings', 'In all, each pod has room'),
  section('interests', 'Interests', 'Shared terms'),
  {
    ...section('appearance', 'Appearance', 'Dark theme'),
    open: async (page) => {
      await page.getByRole('radio', { name: 'Accent colour' }).check();
      await page.getByText('shown as').first().waitFor();
    },
  },
  {
    ...section('details', 'Event setup', 'Pictures'),
    name: 'the question before an event is archived',
    open: async (page) => {
      await page.getByRole('button', { name: 'Published' }).click();
      await page.getByRole('menuitem', { name: 'Archive event' }).click();
      await page.getByText('leaves the lists of').waitFor();
    },
  },
]);
