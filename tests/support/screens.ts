import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, browserPath, DESKTOP, PHONE, scrollTo, type Rules, type Visitor } from './browser';
import { sampled } from './matrix';
import type { DemoLogin, Portal } from './portal';
import { useWarmPortal } from './warm-portal';

/** One screen, or one open overlay, as it is looked at. */
export interface ScreenRow {
  /** The name of the row, where several share a path. */
  name?: string;
  /** The login that looks; without it, nobody is signed in. */
  as?: DemoLogin;
  path: string;
  /** The whole title of the page. */
  title: string;
  /** Where it differs on phones. */
  phoneTitle?: string;
  /** Visible text that stands once the screen is full. */
  ready: string | RegExp;
  /** That text is drawn only once the page is scrolled down. */
  below?: boolean;
  /** Opens the overlay that this row is about, and waits for it. */
  open?: (page: Page) => Promise<void>;
  /** Loaded whole, since the row before leaves something unsaved that keeps the router from leaving. */
  reloaded?: boolean;
  /** Looked at in one size only. */
  only?: 'phone' | 'desktop';
  /** One of those whose colours are checked in the dark theme, and on phones, too. */
  allColours?: boolean;
}

const sizes = {
  desktop: { screen: DESKTOP, extreme: { width: 2560, height: 1300 } },
  phone: { screen: PHONE, extreme: { width: 360, height: 740 } },
} as const;

type Size = keyof typeof sizes;

/** Set this to a folder to get a picture of every screen in both sizes and themes, to look at. */
const picturesFolder = process.env.SCREENSHOTS;

const nameOf = ({ name, path }: ScreenRow): string => name ?? path;

/** Causes of a page wider than the window: the pixels, and the innermost elements beyond its edges. */
const widerThanWindow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 || left < -1;
  });
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
  const shown = innermost.slice(0, 3).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(left) + ' to ' + Math.round(right) + ': ' + element.outerHTML.slice(0, 300);
  });
  return [scrollWidth - clientWidth + ' px at ' + clientWidth, ...shown].join('\\n');
})()`;

const sidewaysOf = (page: Page): Promise<string> => page.evaluate(widerThanWindow);

/** Colours that still change would be measured half way; an animation that never ends is a spinner's. */
const settleColours = `new Promise(requestAnimationFrame)
  .then(() => new Promise(requestAnimationFrame))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
    .map((animation) => animation.finished)))
  .then(() => undefined)`;

async function takePicture(page: Page, name: string): Promise<void> {
  if (!picturesFolder) return;
  const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')}.png`;
  await page.screenshot({ path: join(picturesFolder, file) });
}

/** Both themes on one load: what differs between them is only colour. */
async function changeTheme(page: Page, colorScheme: 'light' | 'dark', picture: string): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-appearance="${colorScheme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(settleColours);
  await takePicture(page, `${picture} ${colorScheme}`);
}

/**
 * Contrast takes more than half of the time of all rules. A page has the same colours in both sizes, unlike an overlay,
 * which phones have a sheet for.
 */
const rulesFor = ({ open, only, allColours }: ScreenRow, size: Size): Rules =>
  size === 'desktop' || open || only || allColours ? 'all' : 'all but colours';

/** That texts can be read in the dark theme where they can in the light one is in client/src/app/theme/contrast.test.ts. */
async function darkViolations(
  visitor: Visitor,
  row: ScreenRow,
  { picture, overlaysOnly }: { picture: string; overlaysOnly: boolean },
): Promise<string[]> {
  if (!row.allColours && !picturesFolder) return [];
  await changeTheme(visitor.page, 'dark', picture);
  return row.allColours ? axeViolations(visitor, { rules: 'colours', overlaysOnly }) : [];
}

/** A language other than English, and what of a page is not in it. */
interface OtherLanguage {
  locale: string;
  foreignOn: (page: Page) => Promise<string[]>;
}

interface LookOptions {
  size: Size;
  language: OtherLanguage | undefined;
  /** The row looked at before, on the same page. */
  before?: ScreenRow;
  /** The page has a row of its own, without the overlay. */
  seenWithout: boolean;
}

async function look(visitor: Visitor, row: ScreenRow, { size, language, before, seenWithout }: LookOptions) {
  const { page } = visitor;
  if (row.reloaded) await page.goto(row.path, { waitUntil: 'load' });
  else if (before?.path !== row.path || before.open) await page.goto(row.path);
  const ready = page.getByText(row.ready).filter({ visible: true }).first();
  await (row.below ? scrollTo(page, ready) : ready.waitFor());
  await row.open?.(page);
  await visitor.settle();
  const title = await page.title();
  // Text outside the language of the test.
  const foreign = (await language?.foreignOn(page)) ?? [];
  const picture = [language?.locale, row.as ?? 'anybody', nameOf(row), size].filter(Boolean).join(' ');
  await changeTheme(page, 'light', picture);
  const light = await axeViolations(visitor, { rules: rulesFor(row, size), overlaysOnly: seenWithout });
  const dark = await darkViolations(visitor, row, { picture, overlaysOnly: seenWithout });
  // Content wider than the window, at the size itself and at the extreme beyond it.
  const sideways = [await sidewaysOf(page)];
  await page.setViewportSize(sizes[size].extreme);
  await takePicture(page, `${picture} extreme`);
  sideways.push(await sidewaysOf(page));
  await page.setViewportSize(sizes[size].screen);
  return { screen: nameOf(row), title, light, dark, foreign, sideways };
}

const flawless = (row: ScreenRow, size: Size): Awaited<ReturnType<typeof look>> => ({
  screen: nameOf(row),
  title: size === 'phone' ? (row.phoneTitle ?? row.title) : row.title,
  light: [],
  dark: [],
  foreign: [],
  sideways: ['', ''],
});

/** Inserts what the demo lacks, under ids that the rows name. It may return what ends it. */
type Prepare = (portal: Portal) => Promise<void | (() => Promise<unknown>)>;

const SIZES = ['desktop', 'phone'] as const;

/** Every row in every size that it is looked at in; those that one visitor makes stand together. */
const looksAt = (rows: readonly ScreenRow[]) =>
  [...new Set(rows.map(({ as }) => as))].flatMap((viewer) =>
    SIZES.flatMap((size) =>
      rows.filter(({ as, only = size }) => as === viewer && only === size).map((row) => ({ row, size })),
    ),
  );

/** Whether one row looks at the page of another one without an overlay, at this size. */
const isSamePage = (row: ScreenRow, other: ScreenRow, size: Size): boolean =>
  row.path === other.path && row.as === other.as && !row.open && (row.only ?? size) === size;

/** Ten parts of looks that follow each other, since the first page of each visitor is dear. */
function partsOf<Item>(looks: readonly Item[]): Item[][] {
  const length = Math.ceil(looks.length / 10);
  return looks.flatMap((_look, at) => (at % length === 0 ? [looks.slice(at, at + length)] : []));
}

/** Looks at every row in both sizes: accessible, titled, no wider than the window, and quiet in the console. */
export function describeScreens(
  feature: string,
  rows: readonly ScreenRow[],
  prepare?: Prepare,
  language?: OtherLanguage,
): void {
  describe.skipIf(!browserPath)(`the screens of ${feature}`, () => {
    const portal = useWarmPortal();
    if (prepare) beforeAll(() => prepare(portal));
    const looks = sampled(partsOf(looksAt(rows))).flat();
    for (const as of new Set(looks.map(({ row }) => row.as)))
      for (const size of SIZES) {
        const own = looks.filter((each) => each.row.as === as && each.size === size).map(({ row }) => row);
        if (own.length === 0) continue;
        test(`are flawless for ${as ?? 'anybody'} on a ${size}`, async () => {
          const screen = { ...sizes[size].screen, locale: language?.locale };
          const visitor = as ? await portal.openAsDemo(as, screen) : await portal.open(screen);
          const found: unknown[] = [];
          for (const [index, row] of own.entries()) {
            const seenWithout = Boolean(row.open) && rows.some((each) => isSamePage(each, row, size));
            found.push(await look(visitor, row, { size, language, before: own[index - 1], seenWithout }));
          }
          expect({ looks: found, complaints: visitor.complaints }).toEqual({
            looks: own.map((row) => flawless(row, size)),
            complaints: [],
          });
        });
      }
  });
}
