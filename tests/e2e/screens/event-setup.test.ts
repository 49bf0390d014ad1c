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
      await page.getByRole('button', { name: /^IT exporters for investors counts / }).click();
      await page.getByRole('heading', { name: 'What people did' }).waitFor();
    },
  },
  {
    ...section('matching', 'Matching', 'Who looks'),
    name: 'who comes for whom before it is saved',
    open: async (page) => {
      await page.getByLabel('How much IT exporters come for investors').selectOption('NONE');
      await page.getByText('1 unsaved change').waitFor();
    },
  },
  { ...section('groups', 'Who meets whom', 'You can read this.'), as: 'executive' },
  { ...section('groups', 'Who meets whom', 'Partners'), reloaded: true },
  {
    ...section('groups', 'Who meets whom', 'Partners'),
    name: 'what a closed rule touches before it is saved',
    open: async (page) => {
      const places =
        page.viewportSize()!.width >= 768 ? 'Exhibitors see Investors' : 'Investors see Speakers';
      await page.getByRole('button', { name: places }).click();
      await page.getByText('3 unsaved changes').waitFor();
      await page.getByText('What this change touches').waitFor();
    },
  },
  {
    ...section('groups', 'Who meets whom', 'Partners'),
    name: 'a group that is edited',
    reloaded: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Startups' }).click();
      await page.getByText('Limits of each member').waitFor();
    },
  },
  {
    ...section('groups', 'Who meets whom', 'Partners'),
    name: 'the presets of rules',
    reloaded: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Use a preset' }).click();
      await page.getByRole('radio', { name: /Buyers and sellers/ }).check();
      await page.getByText('It replaces all rules').waitFor();
    },
  },
  section('kept', 'What we keep', 'Record of processing'),
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
