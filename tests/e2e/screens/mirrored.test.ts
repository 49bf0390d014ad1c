import { describe, expect, test } from 'vitest';
import { ARABIC } from '../../support/arabic';
import { browserPath, DESKTOP, PHONE, scrollTo, type Visitor } from '../../support/browser';
import { DEMO_EVENT_ID, demoLastDay } from '../../support/demo-event';
import { sampled } from '../../support/matrix';
import type { DemoLogin } from '../../support/portal';
import { useWarmPortal } from '../../support/warm-portal';

const event = `/event/${DEMO_EVENT_ID}`;

/** Ten screens, each with words of people, which stand there once it is full. */
const screens: { as?: DemoLogin; path: string; ready: string; below?: boolean }[] = [
  { path: '/auth', ready: 'Podium' },
  { path: `/auth/register/${DEMO_EVENT_ID}`, ready: 'Digital Futures Forum' },
  // Narrowed: without, who has one event alone is led into it, and other tests open more.
  { as: 'attendee', path: '/?q=digital', ready: 'Digital Futures Forum' },
  { as: 'attendee', path: event, ready: 'Talks are short', below: true },
  { as: 'attendee', path: `${event}/attendees`, ready: 'Daniel Weber' },
  { as: 'attendee', path: `${event}/exhibitors`, ready: 'Bridge Wallet' },
  { as: 'attendee', path: `${event}/schedule?day=${demoLastDay()}`, ready: 'Main stage' },
  { as: 'attendee', path: `${event}/help?q=qr&modal=meetings`, ready: 'Sunita Menon' },
  { as: 'attendee', path: `${event}/chat`, ready: 'Salma Qasim' },
  { as: 'attendee', path: '/account', ready: 'attendee@demo.podium.test' },
];

/** Where something stands in the line, from the edge at which reading begins. */
interface Place {
  name: string;
  start: number;
  end: number;
}

/** Evaluated in the page: the landmarks, dialogs, headings and tabs, in their order: of cards there are as many as fit, and what stands beside words moves with their length. */
const PLACES = `(() => {
  const page = document.documentElement.clientWidth;
  const parts = 'header, nav, main, aside, footer, h1, h2:not(article h2), [role=tablist], [role=dialog]';
  return [...document.querySelectorAll(parts)].flatMap((part) => {
    const { left, right, width, height } = part.getBoundingClientRect();
    if (width < 2 || height < 2 || left >= page || right <= 0 || !part.checkVisibility()) return [];
    const [start, end] = document.documentElement.dir === 'rtl' ? [page - right, page - left] : [left, right];
    return [{ name: part.tagName.toLowerCase(), start: Math.round(start), end: Math.round(end) }];
  });
})()`;

const SLACK_PX = 2;
const near = (one: number, other: number): boolean => Math.abs(one - other) <= SLACK_PX;

/** Words differ in length, so that one edge is enough, or the middle. */
const isMirrored = (one: Place, other: Place): boolean =>
  near(one.start, other.start) ||
  near(one.end, other.end) ||
  near(one.start + one.end, other.start + other.end);

/** The places on a wide and on a narrow window. */
async function placesOn(
  visitor: Visitor,
  { path, ready, below }: (typeof screens)[number],
): Promise<Place[][]> {
  const { page } = visitor;
  const places: Place[][] = [];
  await page.goto(path, { waitUntil: 'load' });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const text = page.getByText(ready).filter({ visible: true }).first();
    await (below ? scrollTo(page, text) : text.waitFor());
    await visitor.settle();
    places.push(await page.evaluate<Place[]>(PLACES));
  }
  await page.setViewportSize(DESKTOP);
  return places;
}

describe.skipIf(!browserPath)('a screen in Arabic mirrors the English one', () => {
  const portal = useWarmPortal();

  const rows = sampled(screens);
  for (const as of new Set(rows.map((row) => row.as)))
    test(`for ${as ?? 'anybody'}`, async () => {
      const open = (locale: string) => {
        const screen = { ...DESKTOP, locale };
        return as ? portal.openAsDemo(as, screen) : portal.open(screen);
      };
      const [english, arabic] = await Promise.all([open('en'), open(ARABIC)]);
      const found: Record<string, string[]> = {};
      for (const row of rows.filter((each) => each.as === as)) {
        const [ltr, rtl] = await Promise.all([placesOn(english, row), placesOn(arabic, row)]);
        found[row.path] = ltr.flatMap((places, size) => {
          const others = rtl[size]!;
          if (places.length !== others.length) return [`${places.length} parts, not ${others.length}`];
          return places
            .filter((place, index) => !isMirrored(place, others[index]!))
            .map((place) => `${JSON.stringify(place)} ${JSON.stringify(others[places.indexOf(place)])}`);
        });
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
    });
});
