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
  { ...section('matching', 'Matching', 'You can read this.'), as: 'executive' },
  { as: 'admin', path: `${home}/setup`, title: title('Event setup'), ready: 'Pictures' },
  section('registration', 'Registration', 'Registration link'),
  section('meetings', 'Meetings', 'In all, each pod has room'),
  section('interests', 'Interests', 'Shared terms'),
  section('matching', 'Matching', 'Who looks'),
  {
    ...section('matching', 'Matching', 'Who looks'),
    name: 'what was learned about who comes for whom',
    open: async (page) => {
      await page.getByRole('button', { name: /^IT exporters for investors: / }).click();
      await page.getByText('What people did').waitFor();
    },
  },
  {
    ...section('matching', 'Matching', 'Who looks'),
    name: 'who comes for whom before it is saved',
    open: async (page) => {
      await page.getByLabel('How much IT exporters come for investors').selectOption('NONE');
      await page.getByText('1 unsaved change').waitFor();
      // On the way there the bar lies over a part of a row.
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    },
  },
  {
    ...section('appearance', 'Appearance', 'Dark theme'),
    reloaded: true,
    open: async (page) => {
      await page.getByRole('radio', { name: 'Accent colour' }).check();
      await page.getByText('shown as').first().waitFor();
    },
    allColours: true,
  },
  {
    ...section('details', 'Event setup', 'Pictures'),
    name: 'the question before an event is archived',
    reloaded: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Published' }).click();
      await page.getByRole('menuitem', { name: 'Archive event' }).click();
      await page.getByText('leaves the lists of').waitFor();
    },
  },
]);
