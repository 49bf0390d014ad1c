import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import { buildExhibition } from '../support/exhibition';
import { newId } from '../../server/src/core/db/ids';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

describe.skipIf(!browserPath)('companies at an event', () => {
  const portal = useWarmPortal();

  sampledTest('lead from the list, by its filters, to a meeting with the team', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const { page, complaints } = await portal.openAs(visitor.userId, PHONE);
    await page.goto(`/event/${event.id}/exhibitors`);
    await page.getByText('2 exhibitors').waitFor();
    await page.getByRole('searchbox', { name: 'Search by name or tagline' }).fill('arms');
    await page.getByText('1 exhibitor').waitFor();
    await page.getByRole('link', { name: 'Acme Robots' }).click();
    await page.getByRole('heading', { name: 'Acme Robots', level: 1 }).waitFor();
    await page.getByText('Pod R2').waitFor();
    expect(await page.title()).toBe('Acme Robots · Spring Fair · Podium');

    const rosa = page.getByRole('article').filter({ hasText: 'Rosa Berg' });
    await rosa.getByRole('button', { name: 'Meet' }).click();
    const request = page.getByRole('dialog', { name: 'Request a meeting' });
    await request.getByRole('radio').first().check({ force: true });
    await request.getByRole('button', { name: 'Send request' }).click();
    await request.waitFor({ state: 'hidden' });
    await page.goto(`/event/${event.id}?modal=meetings`);
    await page.getByRole('dialog', { name: 'My Meetings' }).getByText('Waiting...').waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('are kept as favourites from their cards and pages, and found again', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const { page, complaints } = await portal.openAs(visitor.userId, PHONE);
    await page.goto(`/event/${event.id}/exhibitors`);
    const mine = page.getByRole('button', { name: 'My favourites' });
    await mine.click();
    await page.getByText('No favourites yet').waitFor();
    await page.getByRole('button', { name: 'Show all companies' }).click();

    const star = page.getByRole('button', { name: 'Favourite: Acme Robots' });
    await star.click();
    await page.getByRole('button', { name: 'Favourite: Acme Robots', pressed: true }).waitFor();
    await expect
      .poll(() => portal.sql('SELECT company_id FROM favourite_companies WHERE owner_id = $1', [visitor.id]))
      .toHaveLength(1);
    await mine.click();
    await page.getByText('1 favourite', { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);

    await page.getByRole('link', { name: 'Acme Robots' }).click();
    await page.getByRole('heading', { name: 'Acme Robots', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Favourite', exact: true, pressed: true }).click();
    await page.getByRole('button', { name: 'Favourite', exact: true, pressed: false }).waitFor();
    await expect
      .poll(() => portal.sql('SELECT company_id FROM favourite_companies WHERE owner_id = $1', [visitor.id]))
      .toEqual([]);
    await page.goto(`/event/${event.id}/exhibitors?view=favourites`);
    await page.getByText('No favourites yet').waitFor();
    expect(complaints).toEqual([]);
  });

  test('are left for the list as it was filtered', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const { page, complaints } = await portal.openAs(visitor.userId, DESKTOP);
    await page.goto(`/event/${event.id}/exhibitors?country=SE`);
    await page.getByRole('link', { name: 'Acme Robots' }).click();
    await page.getByRole('link', { name: 'All exhibitors' }).click();
    await page.getByRole('button', { name: 'Remove filter: Sweden' }).waitFor();
    expect(new URL(page.url()).search).toBe('?country=SE');
    expect(complaints).toEqual([]);
  });

  test('are not found under another kind, and an unknown id is said in the page', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const { page } = await portal.openAs(visitor.userId, DESKTOP);
    const [company] = await portal.sql<{ id: string }>(
      'SELECT id FROM companies WHERE event_id = $1 AND name = $2',
      [event.id, 'Acme Robots'],
    );
    for (const path of [`startups/${company?.id}`, `exhibitors/${newId()}`]) {
      await page.goto(`/event/${event.id}/${path}`);
      await page.getByRole('heading', { name: 'This company is not at this event' }).waitFor();
      // The menus stay.
      expect(await page.getByRole('link', { name: 'Attendees' }).count()).toBeGreaterThan(0);
    }
  });

  test('are found by the keyboard alone, like people and answers', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const { page, complaints } = await portal.openAs(visitor.userId, DESKTOP);
    await page.goto(`/event/${event.id}/help`);
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search this event' });
    await field.waitFor();
    await page.keyboard.type('robots');
    const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
    // Those of the first letters come before.
    await page.getByText('2 results', { exact: true }).waitFor();
    const names = await options.allInnerTexts();
    const company = names.findIndex((name) => name.includes('Acme Robots'));
    const answer = names.findIndex((name) => name.includes('Where do robots park?'));
    expect([company, answer].toSorted((a, b) => a - b)).toEqual([0, 1]);
    for (let step = 0; step < company; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Acme Robots', level: 1 }).waitFor();

    // Back leads to where the search began, and the search is remembered.
    await page.goBack();
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('option', { name: 'robots' }).waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });

    // Enter waits for the results of a text that was typed quickly.
    await page.keyboard.press('/');
    await field.waitFor();
    await page.keyboard.type('acme robots');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Acme Robots', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
