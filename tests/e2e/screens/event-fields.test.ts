import { Role } from '../../../server/src/core/auth/roles';
import { buildEvent, signInAs } from '../../support/factories';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { fieldNamed, setFields } from '../../support/fields';
import { newId } from '../../../server/src/core/db/ids';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';

const EVENT = newId();
const TITLE = 'Forum with questions';
const setup = `/event/${EVENT}/setup/fields`;
const join = `/join/${EVENT}`;
const inSetup = (ready: string, more: Partial<ScreenRow> = {}): ScreenRow => ({
  as: 'admin',
  path: setup,
  title: `Questions · ${TITLE} · Podium`,
  ready,
  ...more,
});

/** An event with a field of each kind, one of which depends on another. */
async function prepare(portal: Portal): Promise<void> {
  await buildEvent(portal, { id: EVENT, title: TITLE, registration: 'OPEN' });
  const choices = ['vegan', 'halal', 'nuts'];
  await setFields(portal, await signInAs(portal, Role.MANAGER), EVENT, [
    fieldNamed('company', 'YES_NO', { required: true, audience: 'EVERYBODY' }),
    fieldNamed('vat', 'TEXT', { conditionKey: 'company', conditionAnswers: ['true'] }),
    fieldNamed('diet', 'SEVERAL_OF', { choices }),
    fieldNamed('size', 'ONE_OF', { choices: ['s', 'm', 'l'] }),
    fieldNamed('arrival', 'DATE'),
    fieldNamed('fund', 'NUMBER'),
    fieldNamed('passport', 'COUNTRY'),
    fieldNamed('deck', 'LINK'),
    fieldNamed('story', 'LONG_TEXT', { helps: [{ language: 'EN', text: 'Two or three sentences.' }] }),
  ]);
}

describeScreens(
  'the questions of an event',
  [
    {
      as: 'admin',
      path: `/event/${DEMO_EVENT_ID}/setup/fields`,
      title: 'Questions · Digital Futures Forum · Podium',
      ready: 'Add question',
    },
    inSetup('Asked where “What about company?” is Yes', { allColours: true }),
    inSetup('Asked where “What about company?” is Yes', {
      name: 'a question that is edited',
      open: async (page) => {
        await page.getByRole('button', { name: 'Edit “What about diet?”' }).click();
        await page.getByRole('textbox', { name: 'Choice 3 (English)' }).waitFor();
      },
    }),
    inSetup('Asked where “What about company?” is Yes', {
      name: 'the preview of questions',
      open: async (page) => {
        await page.getByRole('button', { name: 'Preview' }).click();
        await page.getByRole('radiogroup', { name: 'What about company?' }).getByText('Yes').click();
        await page.getByRole('textbox', { name: 'What about vat?' }).waitFor();
      },
    }),
    {
      name: 'the questions of an event in a profile',
      as: 'attendee',
      path: `${join}?step=4`,
      title: `Your profile · ${TITLE} · Podium`,
      ready: 'What about company?',
      allColours: true,
    },
  ],
  prepare,
);
