import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildUser } from '../../support/factories';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { sampled } from '../../support/matrix';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

const home = `/event/${DEMO_EVENT_ID}`;
const forbidden = [
  'users',
  'pods',
  'scanner',
  'setup',
  'setup/appearance',
  'imports',
  'announcements',
  'api',
  'api/webhooks',
  'message-reports',
  'audit-log',
  'mail-log',
];
/** Screens that EXECUTIVE reads, by text that stands once they are full. */
const readable: [path: string, ready: RegExp | string][] = [
  ['/', 'Digital Futures Forum'],
  [home, 'What came of it so far'],
  [`${home}/attendees`, /\d+ people/],
  [`${home}/speakers`, /\d+ (speakers|people)/],
  [`${home}/investors`, /\d+ (investors|people)/],
  [`${home}/exhibitors`, /\d+ exhibitors/],
  [`${home}/schedule`, /\d+ sessions/],
  [`${home}/help`, 'Still need help?'],
  [`${home}/industry-insights`, 'Articles on the industries'],
];
const EDITING =
  /^(Add|New|Edit|Remove|Delete|Archive|Publish|Duplicate|Invite|Import|Remind|Assign|Move|Block|Actions for|Select)\b/;

describe.skipIf(!browserPath)('EXECUTIVE', () => {
  const portal = useWarmPortal();
  const open = async () => portal.openAs((await buildUser(portal, { role: Role.EXECUTIVE })).id, DESKTOP);

  sampledTest(
    'has the main menu, reports and statistics, and the 403 page in place of the others',
    async () => {
      const { page, settle } = await open();
      await page.goto(home);
      await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).waitFor();
      const links = await page.getByRole('navigation').getByRole('link').allInnerTexts();
      expect(new Set(links.map((text) => text.trim()))).toEqual(
        new Set([
          'Explore',
          'Attendees',
          'Top IT Exporters',
          'Exhibitors',
          'Startups',
          'Speakers',
          'Investors',
          'Schedule',
          'Industry Insights',
          'Help',
          'Reports',
          'Statistics',
        ]),
      );
      for (const path of sampled(forbidden)) {
        await page.goto(`${home}/${path}`);
        await page.getByText('Forbidden: Unauthorized Access').waitFor();
      }
      for (const path of ['reports', 'statistics']) {
        await page.goto(`${home}/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settle();
        expect(await page.getByText('Forbidden: Unauthorized Access').count()).toBe(0);
      }
    },
  );

  test('finds nothing to change on any screen', async () => {
    const { page, settle, complaints } = await open();
    const found: Record<string, string[]> = {};
    const screens = sampled(readable);
    for (const [path, ready] of screens) {
      await page.goto(path);
      await page.getByText(ready).filter({ visible: true }).first().waitFor();
      await settle();
      const names = await page
        .locator('main')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        );
      found[path] = names.map((name) => name.trim()).filter((name) => EDITING.test(name));
    }
    expect(found).toEqual(Object.fromEntries(screens.map(([path]) => [path, []])));
    expect(complaints).toEqual([]);
  });
});
