import type { Page, Route } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const users = `/event/${DEMO_EVENT_ID}/users`;
const title = 'Users · Digital Futures Forum · Podium';
const manager = `${users}?q=manager@demo`;

const act = (item: string, dialog: string | RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog', { name: dialog }).waitFor();
};

/** Answers as if a user with a token and a webhook had been disabled: the demo stays as it is. */
const leaveKeys = async (route: Route): Promise<void> => {
  const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
  if (operationName !== 'UpdateUser') return route.fallback();
  const key = (kind: string, name: string) => ({
    __typename: 'RemainingKey',
    id: kind,
    kind,
    name,
    eventTitle: 'Digital Futures Forum',
  });
  const remainingKeys = [key('API_TOKEN', 'Badge printer'), key('WEBHOOK', 'CRM')];
  const user = { __typename: 'User', id: 'another' };
  return route.fulfill({
    json: { data: { updateUser: { __typename: 'UpdateUserPayload', user, remainingKeys } } },
  });
};

describeScreens('users', [
  { as: 'admin', path: `${users}?size=25`, title, ready: /^1–25 of/ },
  {
    name: 'the filters of users',
    as: 'admin',
    path: `${users}?role=manager`,
    title,
    ready: 'Clear all',
    open: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('combobox', { name: 'State' }).waitFor();
    },
  },
  {
    name: 'no user found',
    as: 'admin',
    path: `${users}?q=zzzzqq`,
    title,
    ready: 'No user matches these filters',
  },
  {
    name: 'a user to invite',
    as: 'admin',
    path: `${users}?editUser=new`,
    title,
    ready: 'They receive a link',
  },
  {
    name: 'a user to edit',
    as: 'admin',
    path: manager,
    title,
    ready: 'manager@demo.podium.test',
    open: act('Edit', /^Edit /),
  },
  {
    name: 'the events of a user',
    as: 'admin',
    path: `${users}?q=agency@demo`,
    title,
    ready: 'agency@demo.podium.test',
    open: act('Choose events', /^Events of /),
  },
  {
    name: 'who can see an event',
    as: 'admin',
    path: `/event/${DEMO_EVENT_ID}/staff`,
    title: title.replace('Users', 'Who can see this event'),
    ready: 'agency@demo.podium.test',
  },
  {
    name: 'a user to remove',
    as: 'admin',
    path: manager,
    title,
    ready: 'manager@demo.podium.test',
    open: act('Remove', /^Remove /),
  },
  {
    name: 'a user',
    as: 'admin',
    path: manager,
    title,
    ready: 'manager@demo.podium.test',
    open: async (page) => {
      await page
        .getByRole('rowheader')
        .or(page.getByRole('listitem'))
        .filter({ hasText: /Rahman|[A-Z]/, visible: true })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('dialog', { name: 'User' }).getByText('Security log').waitFor();
    },
  },
  // The last one: its dialog stays until it is read.
  {
    name: 'the keys that a user leaves behind',
    as: 'admin',
    path: manager,
    title,
    ready: 'manager@demo.podium.test',
    open: async (page) => {
      await page.route('**/graphql', leaveKeys);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Disable' }).click();
      await page.getByRole('dialog', { name: /leaves keys that still work$/ }).waitFor();
    },
  },
]);
