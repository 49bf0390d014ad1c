import type { Locator, Page } from 'playwright-core';
import { DESKTOP, type Screen, type Visitor } from './browser';
import { call } from './client';
import { buildEvent, buildMember, nameOf, type BuiltMember } from './factories';
import type { Portal } from './portal';

/** The messages of the open conversation. */
export const logOf = (page: Page): Locator => page.getByRole('log');

/** Where one writes to this person. */
export const fieldOf = (page: Page, to: BuiltMember): Locator =>
  page.getByRole('textbox', { name: `Message to ${nameOf(to)}` });

/** Writes in the open conversation. */
export const write = async (page: Page, to: BuiltMember, text: string): Promise<void> => {
  await fieldOf(page, to).fill(text);
  await fieldOf(page, to).press('Enter');
};

/** Two people of an event of their own, who can write to each other. */
export const buildTalk = async (portal: Portal) => {
  const event = await buildEvent(portal);
  const sara = await buildMember(portal, { eventId: event.id });
  const daniel = await buildMember(portal, { eventId: event.id });
  const home = `/event/${event.id}`;
  return {
    event,
    sara,
    daniel,
    /** Path of the event's home. */
    home,
    /** Path of the conversation with one of them. */
    thread: ({ id }: BuiltMember) => `${home}/chat/${id}`,
    /** Sends a message without a browser. */
    send: (from: BuiltMember, to: BuiltMember, text: string) =>
      call(portal.url, from.token, 'sendMessage', { attendeeId: to.id, text }, 'message { id }'),
    /** Opens a browser context as one of them. */
    open: async (who: BuiltMember, path: string, screen: Screen = DESKTOP): Promise<Visitor> => {
      const visitor = await portal.openAs(who.userId, screen);
      await visitor.page.goto(path);
      return visitor;
    },
  };
};
