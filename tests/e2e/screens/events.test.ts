import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const home = `/event/${DEMO_EVENT_ID}`;
const homeTitle = 'Explore · Digital Futures Forum · Podium';

describeScreens('events', [
  { as: 'admin', path: '/', title: 'Events · Podium', ready: 'Digital Futures Forum' },
  {
    as: 'admin',
    name: 'the list of events, with nothing found',
    path: '/?q=nothingofthekind',
    title: 'Events · Podium',
    ready: 'No event matches',
  },
  { as: 'attendee', path: home, title: homeTitle, ready: 'Sponsors', below: true, allColours: true },
  { as: 'admin', path: home, title: homeTitle, ready: 'Needs you' },
  { as: 'attendee', path: '/nowhere', title: 'Page Not Found! · Podium', ready: 'Page Not Found!' },
  {
    as: 'admin',
    name: 'the form of a new event',
    path: '/?new=event',
    title: 'Events · Podium',
    ready: 'The event starts as a draft',
  },
  {
    as: 'admin',
    name: 'the form of a copy',
    path: `/?duplicate=${DEMO_EVENT_ID}`,
    title: 'Events · Podium',
    ready: 'are copied to a new draft',
  },
  {
    as: 'admin',
    name: 'the menu of an event',
    path: '/',
    title: 'Events · Podium',
    ready: 'Digital Futures Forum',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Digital Futures Forum' }).click();
      await page.getByRole('menuitem', { name: 'Archive event' }).waitFor();
    },
  },
]);
