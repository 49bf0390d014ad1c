import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { usePortal, type DemoLogin } from '../../support/portal';

const home = `/event/${DEMO_EVENT_ID}`;

/** Ten screens of attendees, each with words that stand there once it is full. */
const screens: { as?: DemoLogin; path: string; ready: string }[] = [
  { path: '/auth', ready: 'أهلًا بعودتك' },
  { path: '/help', ready: 'لا أستطيع تسجيل الدخول' },
  { as: 'attendee', path: '/', ready: 'فعالياتي' },
  { as: 'attendee', path: home, ready: 'أشخاص يفيدك لقاؤهم' },
  { as: 'attendee', path: `${home}/attendees`, ready: 'Daniel Weber' },
  { as: 'attendee', path: `${home}/exhibitors`, ready: 'العارضون' },
  { as: 'attendee', path: `${home}/schedule`, ready: 'البرنامج' },
  { as: 'attendee', path: `${home}?modal=meetings`, ready: 'لقاءاتي' },
  { as: 'attendee', path: `${home}/chat`, ready: 'المحادثات' },
  { as: 'attendee', path: '/account', ready: 'تسجيل الدخول والأمان' },
];

/** Nothing is chosen, which would be kept on the account of somebody whom other tests are signed in as. */
const preferArabic = `Object.defineProperty(navigator, 'languages', { get: () => ['ar'] })`;

/** Names that are the same in every language. */
const SAME = 'Podium|QR|API|CSV|GMT|UTC|PNG|JPEG|WebP|Escape|Esc|Enter';

/** Latin words that are left in texts and hints, except what people wrote: that is in bdi or dir=auto, or isolated. */
const latinWords = `(() => {
  const ours = /\\b(?!(?:${SAME})\\b)[A-Za-z]{3,}/;
  const shown = (text) => text.replace(/\\u2068[^\\u2069]*\\u2069/g, '').replace(/\\S+@\\S+/g, '');
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest('bdi, [dir=auto], [lang=en], script, style, noscript') || !parent.checkVisibility()) continue;
    if (ours.test(shown(node.textContent))) found.add(node.textContent.trim());
  }
  for (const { placeholder } of document.querySelectorAll('[placeholder]'))
    if (ours.test(shown(placeholder))) found.add(placeholder);
  return [...found];
})()`;

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const look = async (page: Page) => ({
  dir: await page.locator('html').getAttribute('dir'),
  english: await page.evaluate<string[]>(latinWords),
  sideways: await page.evaluate<number>(sideways),
});

describe.skipIf(!browserPath)('the screens of attendees in Arabic', () => {
  const portal = usePortal();

  for (const as of [undefined, 'attendee'] as const)
    test.each([
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ])(`are whole and mirrored for ${as ?? 'anybody'} on a %s`, async (_size, screen) => {
      const visitor = as ? await portal.openAsDemo(as, screen) : await portal.open(screen);
      const { page, context } = visitor;
      await context.addInitScript(preferArabic);
      const own = screens.filter((row) => row.as === as);
      const seen = [];
      for (const { path, ready } of own) {
        await page.goto(path);
        await page.getByText(ready).filter({ visible: true }).first().waitFor();
        await visitor.settle();
        seen.push({ path, ...(await look(page)), axe: await axeViolations(visitor) });
      }
      expect(seen).toEqual(own.map(({ path }) => ({ path, dir: 'rtl', english: [], sideways: 0, axe: [] })));
    });
});
