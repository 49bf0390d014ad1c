/** The pictures of README.md: who sees which page of the demo event, and the files that draw it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

export const folder = join(root, 'docs', 'pictures');
/** The hash of the sources of each picture, as they were when it was taken. */
export const hashesFile = join(folder, 'pictures.json');

const event = '/event/01980000-0000-7000-8000-00000000d0e0';
const features = 'client/src/features';
const home = [
  'client/src/app/pages/EventHomePage.tsx',
  `${features}/events/components/HomeStrip.tsx`,
  `${features}/meetings/components/NextMeeting.tsx`,
  `${features}/meetings/components/RequestsToAnswer.tsx`,
  `${features}/schedule/components/NowAndNext.tsx`,
];

export const pictures = {
  home: { as: 'attendee', path: event, ready: 'Now and next', sources: home },
  phone: { as: 'attendee', path: event, ready: 'Now and next', isPhone: true, sources: home },
  people: {
    as: 'attendee',
    path: `${event}/attendees`,
    ready: 'Daniel Weber',
    sources: [
      `${features}/attendees/pages/AttendeesPage.tsx`,
      `${features}/attendees/components`,
      `${features}/attendees/person`,
    ],
  },
  chat: {
    as: 'attendee',
    path: `${event}/chat`,
    ready: 'Messages',
    open: async (page) => {
      await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
      await page.getByRole('textbox', { name: /^Message to / }).waitFor();
    },
    sources: [`${features}/conversations/pages`, `${features}/conversations/components`],
  },
  meetings: {
    as: 'attendee',
    path: `${event}/schedule?modal=meetings`,
    ready: /^Pod: /,
    sources: ['MyMeetingsModal', 'MeetingList', 'MeetingCard', 'MeetingParts', 'MeetingState'].map(
      (name) => `${features}/meetings/components/${name}.tsx`,
    ),
  },
  today: { as: 'manager', path: event, ready: 'Needs you', sources: ['client/src/app/pages/console/today'] },
  events: {
    as: 'admin',
    path: '/',
    ready: 'Digital Futures Forum',
    sources: ['client/src/app/pages/EventListPage.tsx', `${features}/events/console/StaffEvents.tsx`],
  },
  pods: {
    as: 'manager',
    path: `${event}/pods`,
    ready: 'A1',
    sources: [`${features}/pods/pages`, `${features}/pods/components/PodDayView.tsx`],
  },
  scanner: {
    as: 'supervisor',
    path: `${event}/scanner`,
    ready: 'People inside now',
    sources: [`${features}/entry/pages/ScannerPage.tsx`, `${features}/entry/components`],
  },
  hours: {
    as: 'admin',
    path: `${event}/setup/meetings`,
    ready: 'In all, each pod has room',
    sources: ['MeetingsSection', 'HoursField', 'PaintedWeek', 'DayHours', 'SetupRail'].map(
      (name) => `${features}/events/console/setup/components/${name}.tsx`,
    ),
  },
};

const isShown = (name) => name.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(name);

const filesOf = (source) =>
  statSync(join(root, source)).isFile()
    ? [source]
    : readdirSync(join(root, source))
        .filter(isShown)
        .map((name) => `${source}/${name}`);

/** A hash of the components that a picture shows; texts, styles and data are left out, so that it stays for most changes. */
export const hashOf = ({ sources }) =>
  sources
    .flatMap(filesOf)
    .sort()
    .reduce((hash, file) => hash.update(file).update(readFileSync(join(root, file))), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

/** Names of pictures whose components have changed since they were taken. */
export const stalePictures = () => {
  const taken = JSON.parse(readFileSync(hashesFile, 'utf8'));
  return Object.entries(pictures)
    .filter(([name, picture]) => taken[name] !== hashOf(picture))
    .map(([name]) => name);
};
