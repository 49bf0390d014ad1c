import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const event = `/event/${DEMO_EVENT_ID}`;
const title = (screen: string) => `${screen} · Digital Futures Forum · Podium`;

describeScreens('questions and articles in the console', [
  { as: 'manager', path: `${event}/help`, title: title('Help'), ready: 'Still need help?' },
  {
    as: 'manager',
    name: 'the form of a question',
    path: `${event}/help?edit=new`,
    title: title('Help'),
    ready: 'Choose one, or type a new one.',
  },
  {
    as: 'manager',
    path: `${event}/industry-insights`,
    title: title('Industry Insights'),
    ready: 'A permit in five minutes',
  },
  {
    as: 'manager',
    name: 'the form of an article',
    path: `${event}/industry-insights`,
    title: title('Industry Insights'),
    ready: 'A permit in five minutes',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog').getByText('An empty line starts a new paragraph.').waitFor();
    },
  },
]);
