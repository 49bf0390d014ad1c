import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildEvent, buildUser, signInAs } from '../../support/factories';
import { fieldNamed, setFields } from '../../support/fields';
import { useWarmPortal } from '../../support/warm-portal';

const PEOPLE = 200;
const meal = fieldNamed('meal', 'ONE_OF', { choices: ['standard', 'other'] });
const eats = fieldNamed('eats', 'TEXT', { conditionKey: 'meal', conditionAnswers: ['other'] });

/** Every second row has the other meal; a column by the label of its question, one by the key. */
const rowsOf = (eventId: string): string =>
  [
    'E-mail\tFirst name\tLast name\tWhat about meal?\teats',
    ...Array.from({ length: PEOPLE }, (_none, index) => {
      const chosen = index === 7 ? 'The othr\tFish' : index % 2 ? 'The other\tFish' : 'The standard\t';
      return `p${index}.${eventId}@example.test\tFirst${index}\tLast\t${chosen}`;
    }),
  ].join('\n');

const SCREENS = { 'on a wide screen': DESKTOP, 'on a phone': PHONE };

describe.skipIf(!browserPath)('answers of people in a file', () => {
  const portal = useWarmPortal();

  test.each(Object.entries(SCREENS))(
    'are imported, corrected by value, filtered by and exported, %s',
    async (_title, screen) => {
      const event = await buildEvent(portal);
      await setFields(portal, await signInAs(portal, Role.MANAGER), event.id, [meal, eats]);
      const { id } = await buildUser(portal, { role: Role.MANAGER });
      const { page, complaints } = await portal.openAs(id, screen);
      await page.goto(`/event/${event.id}/imports/attendees`);
      await page.getByLabel('Or paste rows').fill(rowsOf(event.id));
      await page.getByRole('button', { name: 'Use these rows' }).click();
      await page.getByText(`${PEOPLE} rows found.`).waitFor();
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByText('1 row has an error.').waitFor();
      await page.getByRole('button', { name: 'Take as The other' }).click();
      await page.getByRole('button', { name: 'Check again with 1 change' }).click();
      await page.getByText('Every row is fine.').waitFor();
      await page.getByRole('button', { name: `Import ${PEOPLE} people` }).click();
      await page.getByText(`${PEOPLE} people imported`).waitFor();

      await page.goto(`/event/${event.id}/attendees`);
      await page
        .getByText(/of 200$/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Filter', exact: false }).first().click();
      await page.getByRole('combobox', { name: 'What about meal?' }).click();
      await page.getByTitle('The other', { exact: true }).filter({ visible: true }).last().click();
      await page
        .getByText(/of 100$/)
        .first()
        .waitFor();

      await page.goto(`/event/${event.id}/reports`);
      await page.getByText('First0').first().waitFor();
      await page.getByRole('button', { name: 'Download' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'CSV' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
      expect(lines[0]).toMatch(/What about meal\?,What about eats\?/);
      expect(lines.filter((line) => line.includes('The other,Fish'))).toHaveLength(PEOPLE / 2);
      expect(complaints).toEqual([]);
    },
  );
});
