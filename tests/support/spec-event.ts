import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { DESKTOP, type Screen } from './browser';
import { buildMeeting, buildPod } from './factories';
import { buildTalk } from './talk';
import { useWarmPortal } from './warm-portal';

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/**
 * An event with two people who have agreed on a meeting at the pod "Harbour", by which the statements of the specification are checked.
 * Call it in a `describe`.
 */
export function useSpecEvent() {
  const portal = useWarmPortal();
  const people = {} as Awaited<ReturnType<typeof buildTalk>>;

  beforeAll(async () => {
    const { event, sara, daniel } = Object.assign(people, await buildTalk(portal));
    const { id: podId } = await buildPod(portal, { eventId: event.id, name: 'Harbour' });
    await buildMeeting(portal, { event, senderId: daniel.id, receiverId: sara.id, podId, status: 'ACTIVE' });
  });

  const home = () => `/event/${people.event.id}`;
  return {
    portal,
    people,
    /** Path of the event. */
    home,
    /** A page of Sara's. */
    asSara: async (screen: Screen = DESKTOP) => (await portal.openAs(people.sara.userId, screen)).page,
    /** A page of an anonymous visitor. */
    anonymous: async (screen: Screen = DESKTOP) => (await portal.open(screen)).page,
    async openHome(page: Page) {
      await page.goto(home());
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
  };
}
