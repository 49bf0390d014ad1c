import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens, type ScreenRow } from '../../support/screens';

const chat: ScreenRow = {
  as: 'attendee',
  path: `/event/${DEMO_EVENT_ID}?chat=all`,
  title: 'Explore · Digital Futures Forum · Podium',
  // Too narrow for a dock beside the page: chat has a page of its own.
  phoneTitle: 'Messages · Digital Futures Forum · Podium',
  ready: 'Messages',
};

const openConversation = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await page.getByRole('textbox', { name: /^Message to / }).waitFor();
};

/** Opens a dialog from the menu of a conversation. */
const openFromMenu = async (page: Page, entry: string): Promise<void> => {
  await openConversation(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await page.getByRole('dialog', { name: entry }).waitFor();
};

describeScreens('conversations', [
  {
    ...chat,
    name: 'the conversations',
    // The home below an unopened chat has a link of the same name.
    open: (page) => page.getByRole('searchbox', { name: 'Search conversations and people' }).waitFor(),
  },
  {
    ...chat,
    name: 'a conversation with its menu',
    open: async (page) => {
      await openConversation(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Block' }).waitFor();
    },
    allColours: true,
  },
  { ...chat, name: 'the report dialog', open: (page) => openFromMenu(page, 'Report a message') },
  { ...chat, name: 'the block dialog', open: (page) => openFromMenu(page, 'Block') },
  {
    ...chat,
    name: 'a search that finds nothing',
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search conversations and people' }).fill('zzzzzz');
      await page.getByText('Nothing found for “zzzzzz”.').waitFor();
    },
  },
]);
