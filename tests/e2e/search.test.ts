import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserPath, PHONE } from '../support/browser';
import { buildExhibition } from '../support/exhibition';
import { buildAttendee, buildCompany, buildInterests, chooseInterest, insert } from '../support/factories';
import { buildPair } from '../support/pair';
import { sampledTest, useWarmPortal } from '../support/warm-portal';
import { newId } from '../../server/src/core/db/ids';

describe.skipIf(!browserPath)('the search of an event', () => {
  const portal = useWarmPortal();

  sampledTest('goes by meaning, leads on where nothing is found, and remembers on this device', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const here = { eventId: event.id };
    const { groupId, terms } = await buildInterests(portal, event.id, { terms: ['Fintech', 'Health'] });
    for (const lastName of ['One', 'Two']) {
      const { id } = await buildAttendee(portal, { ...here, firstName: 'Banker', lastName });
      await chooseInterest(portal, id, groupId, terms['Fintech']);
    }
    await buildCompany(portal, { ...here, name: 'Ledger House', sectors: ['Fintech'] });
    await insert(portal, 'faqs', { ...here, id: newId(), question: 'Is there Wi-Fi?', answer: 'Yes.' });

    const { page, complaints } = await portal.openAs(visitor.userId, PHONE);
    await page.goto(`/event/${event.id}?modal=search`);
    const field = page.getByRole('combobox', { name: 'Search this event' });
    const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

    // A misspelt word finds what is similar, and the topic that it is near to.
    await field.fill('fintehc');
    await options.filter({ hasText: 'Similar' }).first().waitFor();
    await page
      .getByRole('group', { name: 'Try one of these' })
      .getByRole('option', { name: 'Fintech' })
      .click();
    expect(await field.inputValue()).toBe('Fintech');
    await options.filter({ hasText: 'Ledger House' }).waitFor();
    await page.getByRole('group', { name: 'People' }).getByText('Interested in Fintech').first().waitFor();
    await options.filter({ hasText: 'Show all 2 people interested in Fintech' }).click();
    await page.waitForURL(`**/event/${event.id}/attendees?interest=Fintech`);
    await page.getByText('Banker Two').first().waitFor();

    // Nothing is found: there are topics and lists to go on from, by the keyboard too.
    await page.goto(`/event/${event.id}?modal=search`);
    await page.getByRole('option', { name: 'Fintech' }).waitFor();
    await field.fill('xyzzyx');
    await page.getByText('Nothing found for “xyzzyx”').first().waitFor();
    await page.getByRole('group', { name: 'Try one of these' }).getByText('Fintech').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();

    // The answer about Wi-Fi comes first, however it is spelt.
    await page.goto(`/event/${event.id}?modal=search`);
    await field.fill('wifi');
    await options.first().getByText('Is there').waitFor();
    expect(await options.first().locator('mark').allInnerTexts()).toEqual(['Wi-Fi']);
    expect(complaints).toEqual([]);
  });

  sampledTest('leads from "someone who invests in fintech" to a request in five taps', async () => {
    const { event, sara } = await buildPair(portal);
    const here = { eventId: event.id };
    const { groupId, terms } = await buildInterests(portal, event.id, { terms: ['Fintech'] });
    const investor = { category: 'INVESTOR', firstName: 'Inès', lastName: 'Roux' };
    const { id } = await buildAttendee(portal, { ...here, ...investor });
    await chooseInterest(portal, id, groupId, terms['Fintech']);
    await buildAttendee(portal, { ...here, firstName: 'Fintech', lastName: 'Founder' });

    const { page, complaints } = await portal.openAs(sara.userId, PHONE);
    await page.goto(`/event/${event.id}`);
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.click();
      taps += 1;
    };
    await tap(page.getByRole('button', { name: /^Search/ }));
    await page.getByRole('combobox', { name: 'Search this event' }).fill('someone who invests in fintech');
    const first = page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first();
    await first.getByText('Inès Roux').waitFor();
    await tap(first);
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Meet' }));
    const request = page.getByRole('dialog', { name: 'Request a meeting' });
    await tap(request.locator('label', { has: page.getByRole('radio') }).first());
    await tap(request.getByRole('button', { name: 'Send request' }));
    await request.waitFor({ state: 'hidden' });
    await page.getByText(/^Waiting\.\.\./).waitFor();
    expect({ taps, complaints }).toEqual({ taps: 5, complaints: [] });
  });
});
