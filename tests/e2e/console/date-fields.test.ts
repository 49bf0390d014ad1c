import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP } from '../../support/browser';
import { buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('the fields for a day and a time', () => {
  const portal = useWarmPortal();

  sampledTest(
    'take what is typed or chosen, with keys alone, and show times on the 12-hour clock',
    async () => {
      const manager = await buildUser(portal, { role: Role.MANAGER });
      const visitor = await portal.openAs(manager.id, DESKTOP);
      const { page, complaints } = visitor;
      await page.goto('/');
      await page.getByRole('button', { name: 'New event' }).click();
      const drawer = page.getByRole('dialog', { name: 'New event' });
      const day = drawer.getByRole('textbox', { name: 'Starts', exact: true });
      const time = drawer.getByRole('combobox', { name: 'Starts, time' });

      await day.fill('3 may 2031');
      await drawer.getByRole('button', { name: 'Choose a day' }).first().press('Enter');
      const calendar = page.getByRole('dialog', { name: 'Choose a day' });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await calendar.waitFor({ state: 'hidden' });
      expect(await day.inputValue()).toBe('Tue 10 Jun 2031');
      expect(await time.inputValue()).toBe('09:00 am');

      await time.fill('2:3');
      expect(await axeViolations(visitor, { overlaysOnly: true })).toEqual([]);
      await page.getByRole('option', { name: '02:30 pm' }).click();
      expect(await time.inputValue()).toBe('02:30 pm');
      await time.fill('after lunch');
      await time.blur();
      expect(await time.inputValue()).toBe('02:30 pm');

      // The calendar of the end begins with the day of the start; Escape closes it and not the form.
      await drawer.getByRole('button', { name: 'Choose a day' }).last().click();
      expect(await calendar.getByRole('button', { name: 'Monday 9 June 2031' }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await calendar.waitFor({ state: 'hidden' });
      await drawer.getByRole('button', { name: 'Choose a day' }).last().click();
      await calendar.getByRole('button', { name: 'Next month' }).click();
      await calendar.getByRole('button', { name: 'Friday 4 July 2031' }).click();
      const end = drawer.getByRole('textbox', { name: 'Ends', exact: true });
      expect(await end.inputValue()).toBe('Fri 4 Jul 2031');
      expect(complaints).toEqual([]);
    },
  );
});
