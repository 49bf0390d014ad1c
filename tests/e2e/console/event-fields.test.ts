import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { ARABIC_PHONE, flawsInArabic } from '../../support/arabic';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildEvent, buildMember, buildUser, signInAs, type BuiltEvent } from '../../support/factories';
import { fieldNamed, setFields } from '../../support/fields';
import type { Portal } from '../../support/portal';
import { useWarmPortal } from '../../support/warm-portal';

/** Without it, a profile is not saved. */
const PERSON = { jobTitle: 'Analyst', organization: 'Engines', country: 'GB' };
const company = fieldNamed('company', 'YES_NO', { audience: 'EVERYBODY' });
const vat = fieldNamed('vat', 'TEXT', { conditionKey: 'company', conditionAnswers: ['true'] });

const choose = async (within: Locator, page: Page, label: string, option: string): Promise<void> => {
  await within.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).filter({ visible: true }).last().click();
};

async function openSetup(portal: Portal, event: BuiltEvent, screen = DESKTOP) {
  const { id } = await buildUser(portal, { role: Role.MANAGER });
  const visitor = await portal.openAs(id, screen);
  await visitor.page.goto(`/event/${event.id}/setup/fields`);
  await visitor.page.getByRole('button', { name: 'Add question' }).first().waitFor();
  return visitor;
}

/** Adds a choice of two, and a text that is asked of those who choose the second. */
async function addQuestions(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Add question' });
  await page.getByRole('button', { name: 'Add question' }).first().click();
  await drawer.getByRole('textbox', { name: 'Question' }).first().fill('Which meal?');
  await drawer.getByRole('textbox', { name: 'Why you ask' }).first().fill('To order lunch.');
  await drawer.getByRole('textbox', { name: 'Question' }).last().fill('أي وجبة؟');
  await drawer.getByRole('textbox', { name: 'Why you ask' }).last().fill('لنطلب الغداء.');
  await choose(drawer, page, 'Kind of answer', 'One choice');
  for (const [place, english, arabic] of [
    [1, 'Standard', 'عادية'],
    [2, 'Other', 'أخرى'],
  ]) {
    await drawer.getByRole('textbox', { name: `Choice ${place} (English)` }).fill(String(english));
    await drawer.getByRole('textbox', { name: `Choice ${place} (Arabic)` }).fill(String(arabic));
  }
  await drawer.getByRole('button', { name: 'Done' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Add question' }).click();
  await drawer.getByRole('textbox', { name: 'Question' }).first().fill('What do you eat?');
  await drawer.getByRole('textbox', { name: 'Why you ask' }).first().fill('To ask the kitchen.');
  await choose(drawer, page, 'Depends on', 'Which meal?');
  await choose(drawer, page, 'Asked where the answer is', 'Other');
  await drawer.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Asked where “Which meal?” is Other').waitFor();
}

async function answersOf(portal: Portal, attendeeId: string): Promise<string[]> {
  const [row] = await portal.sql<{ answers: Record<string, string[]> }>(
    'SELECT answers FROM attendees WHERE id = $1',
    [attendeeId],
  );
  return Object.values(row?.answers ?? {}).flat();
}

describe.skipIf(!browserPath)('the questions of an event', () => {
  const portal = useWarmPortal();

  test('are added to a running event, answered in Arabic on a phone, filtered by and shown as a column', async () => {
    const event = await buildEvent(portal, { languages: ['EN', 'AR'] });
    const sara = await buildMember(portal, {
      ...PERSON,
      eventId: event.id,
      firstName: 'Sara',
      lastName: 'Nadeem',
    });
    await buildMember(portal, { eventId: event.id, firstName: 'Omar', lastName: 'Haddad' });
    const manager = await openSetup(portal, event);
    await addQuestions(manager.page);
    await manager.page.getByRole('button', { name: 'Save changes' }).click();
    await manager.page.getByText('Changes saved').waitFor();

    const phone = await portal.openAs(sara.userId, ARABIC_PHONE);
    await phone.page.goto(`/join/${event.id}?step=4`);
    const meal = phone.page.getByRole('radiogroup', { name: 'أي وجبة؟' });
    await meal.waitFor();
    const eats = phone.page.getByLabel('What do you eat?');
    expect(await eats.count()).toBe(0);
    await meal.getByText('أخرى').click();
    await eats.fill('Fish');
    await phone.settle();
    expect(await flawsInArabic(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'حفظ' }).click();
    await phone.page.waitForURL(`**/event/${event.id}`);
    expect(await answersOf(portal, sara.id)).toContain('Fish');

    const { page } = manager;
    await page.goto(`/event/${event.id}/attendees`);
    await page.getByRole('button', { name: 'Omar Haddad', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'What do you eat?' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('cell', { name: 'Fish' }).waitFor();
    await page.getByRole('button', { name: 'Filter', exact: false }).first().click();
    await choose(page.locator('body'), page, 'Which meal?', 'Other');
    await page.getByRole('button', { name: 'Remove filter: Which meal: Other' }).waitFor();
    await page.getByRole('button', { name: 'Omar Haddad', exact: true }).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.getAll('answers')).toHaveLength(1);
    expect([manager.complaints, phone.complaints]).toEqual([[], []]);
  });

  test('resume after a reload, and an answer that another one hides is announced as lost', async () => {
    const event = await buildEvent(portal);
    await setFields(portal, await signInAs(portal, Role.MANAGER), event.id, [company, vat]);
    const sara = await buildMember(portal, { ...PERSON, eventId: event.id });
    const { page, complaints } = await portal.openAs(sara.userId, PHONE);
    await page.goto(`/join/${event.id}?step=4`);
    const inCompany = page.getByRole('radiogroup', { name: 'What about company?' });
    await inCompany.getByText('Yes').click();
    await page.getByLabel('What about vat?').fill('DE1');
    await page.reload();
    await page.getByText('Your draft has been restored.').waitFor();
    expect(await page.getByLabel('What about vat?').inputValue()).toBe('DE1');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(`**/event/${event.id}`);
    expect(await answersOf(portal, sara.id)).toEqual(expect.arrayContaining(['true', 'DE1']));

    await page.goto(`/join/${event.id}?step=4`);
    await inCompany.getByText('No', { exact: true }).click();
    await page.getByText('The answer to “What about vat?” will be removed when you save.').first().waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(`**/event/${event.id}`);
    expect(await answersOf(portal, sara.id)).toEqual(['false']);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('the editor of questions', () => {
  const portal = useWarmPortal();

  test('are put in order by keys, say what they remove, and come back by undo', async () => {
    const event = await buildEvent(portal);
    const token = await signInAs(portal, Role.MANAGER);
    const ids = await setFields(portal, token, event.id, [company, vat, fieldNamed('diet')]);
    const sara = await buildMember(portal, { ...PERSON, eventId: event.id });
    await portal.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
      sara.id,
      JSON.stringify({ [ids['diet']!]: ['Vegan'] }),
    ]);
    const { page, complaints } = await openSetup(portal, event);
    const keys = async () => {
      const rows = await portal.sql<{ key: string }>(
        'SELECT key FROM event_fields WHERE event_id = $1 ORDER BY position',
        [event.id],
      );
      return rows.map(({ key }) => key).join();
    };
    const save = async () => {
      await page.getByRole('button', { name: 'Save changes' }).click();
    };
    await page.getByRole('button', { name: 'Move: What about vat?' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('“What about vat?” depends on “What about company?”').waitFor();
    await page.getByRole('button', { name: 'Move: What about diet?' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.getByText('What about diet?: place 1 of 3').waitFor();
    await save();
    await page.getByText('Changes saved').waitFor();
    expect(await keys()).toBe('diet,company,vat');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await keys()).toBe('company,vat,diet');

    await page.getByRole('button', { name: 'Remove “What about diet?”' }).click();
    await save();
    const question = page.getByRole('dialog', { name: 'Remove 1 answer?' });
    await question.getByText('“What about diet?”: removes 1 answer').waitFor();
    await question.getByRole('button', { name: 'Save and remove answers' }).click();
    await page.getByText('Changes saved, 1 answer removed').waitFor();
    expect([await keys(), await answersOf(portal, sara.id), complaints]).toEqual(['company,vat', [], []]);
  });

  test('of two managers are told apart', async () => {
    const event = await buildEvent(portal);
    await setFields(portal, await signInAs(portal, Role.MANAGER), event.id, [company, vat]);
    const [first, second] = [await openSetup(portal, event), await openSetup(portal, event)];
    await first.page.getByRole('button', { name: 'Remove “What about vat?”' }).click();
    await first.page.getByRole('button', { name: 'Save changes' }).click();
    await first.page.getByText('Changes saved').waitFor();
    await second.page.getByRole('button', { name: 'Move: What about company?' }).focus();
    await second.page.getByRole('button', { name: 'Edit “What about company?”' }).click();
    const drawer = second.page.getByRole('dialog', { name: 'Edit question' });
    await drawer.getByRole('textbox', { name: 'Question' }).first().fill('For a company?');
    await drawer.getByRole('button', { name: 'Done' }).click();
    await second.page.getByRole('button', { name: 'Save changes' }).click();
    const choice = second.page.getByRole('group', { name: 'Questions' });
    await choice.getByText('For a company?, What about vat?').waitFor();
    await choice.getByText('What about company?', { exact: true }).click();
    await second.page.getByRole('button', { name: 'Continue' }).click();
    await second.page.getByText('What about company?').waitFor();
    expect(await second.page.getByText('What about vat?').count()).toBe(0);
    expect(second.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });
});
