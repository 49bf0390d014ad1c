import { describe, expect, test } from 'vitest';
import { browserPath, PHONE } from '../support/browser';
import { buildEvent, buildMember } from '../support/factories';
import { usePortal } from '../support/portal';

describe.skipIf(!browserPath)('without a network', () => {
  const portal = usePortal();

  test('a reload still shows one’s own entry code', async () => {
    const event = await buildEvent(portal);
    const member = await buildMember(portal, { eventId: event.id });
    const { page, context } = await portal.openAs(member.userId, { ...PHONE, installable: true });
    const profile = page.getByRole('dialog', { name: 'Profile' });
    const code = profile.getByRole('button', { name: /entry code/i });
    await page.goto(`/event/${event.id}?modal=profile`);
    await code.waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await context.setOffline(true);
    await page.reload();
    await code.waitFor();
    expect(
      await profile.getByRole('heading', { name: `${member.firstName} ${member.lastName}` }).count(),
    ).toBe(1);
    await context.close();
  });
});
