import { describe, expect, test } from 'vitest';
import { axeViolations, browserPath, DESKTOP, type Visitor } from '../support/browser';
import { buildEvent, buildMember } from '../support/factories';
import { useWarmPortal } from '../support/warm-portal';

const EXTENSIONS = { code: 'RATE_LIMITED', reason: 'BUDGET_SPENT', retryAfter: 3 };

/** A budget that is spent and full again when the test says so: the server refuses queries meanwhile as the budget does. */
async function watchBudget({ page }: Visitor) {
  let isSpent = false;
  await page.route('**/graphql', (route, request) =>
    isSpent && /"query":"query/.test(request.postData() ?? '')
      ? route.fulfill({
          status: 429,
          contentType: 'application/graphql-response+json',
          json: { errors: [{ message: 'Too many requests at once.', extensions: EXTENSIONS }] },
        })
      : route.continue(),
  );
  return { spend: () => (isSpent = true), refill: () => (isSpent = false) };
}

describe.skipIf(!browserPath)('somebody whose budget is spent', () => {
  const portal = useWarmPortal();

  test('is told so, keeps what is shown, and goes on without a hand', async () => {
    const { id: eventId } = await buildEvent(portal);
    const me = await buildMember(portal, { eventId });
    await buildMember(portal, { eventId, firstName: 'Layla', lastName: 'Amin' });
    const visitor = await portal.openAs(me.userId, DESKTOP);
    const { page, settle } = visitor;
    const budget = await watchBudget(visitor);
    const banner = page.getByText('Too many requests at once. Loading again in a moment.');
    const failures = async () =>
      Promise.all(
        [page.getByText('Podium is not responding'), page.getByRole('alert')].map((failure) =>
          failure.count(),
        ),
      );
    const person = (name: string) => page.getByRole('article').filter({ hasText: name });
    await page.goto(`/event/${eventId}/attendees`);
    await person('Layla Amin').waitFor();
    await settle();

    budget.spend();
    await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
    await banner.waitFor();
    await page.goBack();
    await banner.waitFor();
    await person('Layla Amin').waitFor();
    expect(await failures()).toEqual([0, 0]);
    expect(await axeViolations(visitor)).toEqual([]);
    await buildMember(portal, { eventId, firstName: 'Omar', lastName: 'Haddad' });
    budget.refill();
    await person('Omar Haddad').waitFor();
    await banner.waitFor({ state: 'hidden' });

    budget.spend();
    await page.reload();
    await banner.waitFor();
    expect(await failures()).toEqual([0, 0]);
    budget.refill();
    await person('Omar Haddad').waitFor();
    await banner.waitFor({ state: 'hidden' });
  });
});
