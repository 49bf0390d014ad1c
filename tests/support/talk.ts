import type { Locator, Page } from 'playwright-core';
import { DESKTOP, type Screen, type Visitor } from './browser';
import { expectOk, graphql } from './client';
import { buildEvent, buildMember, type BuiltEvent, type BuiltMember } from './factories';
import type { Portal } from './portal';

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

/** Two people of an event of their own, who can write to each other. */
export interface Talk {
  event: BuiltEvent;
  sara: BuiltMember;
  daniel: BuiltMember;
  /** Path of the event's home. */
  home: string;
  /** Path of the conversation with one of them. */
  thread: (other: BuiltMember) => string;
  /** Sends a message without a browser. */
  send: (from: BuiltMember, to: BuiltMember, text: string) => Promise<unknown>;
  /** Opens a browser context as one of them. */
  open: (who: BuiltMember, path: string, screen?: Screen) => Promise<Visitor>;
}

export const nameOf = ({ firstName, lastName }: BuiltMember): string => `${firstName} ${lastName}`;

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

/** Makes two people and an event of their own. */
export const buildTalk = async (portal: Portal): Promise<Talk> => {
  const event = await buildEvent(portal);
  const sara = await buildMember(portal, { eventId: event.id });
  const daniel = await buildMember(portal, { eventId: event.id });
  const home = `/event/${event.id}`;
  return {
    event,
    sara,
    daniel,
    home,
    thread: ({ id }) => `${home}/chat/${id}`,
    send: (from, to, text) =>
      expectOk(graphql(portal.url, SEND, { input: { attendeeId: to.id, text } }, from.token)),
    open: async (who, path, screen = DESKTOP) => {
      const visitor = await portal.openAs(who.userId, screen);
      await visitor.page.goto(path);
      return visitor;
    },
  };
};
