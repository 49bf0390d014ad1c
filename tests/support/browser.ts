import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { browserPath } from './browser-path';
import { waitFor } from './wait';

export { browserPath };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium draws its menu of addresses as pages: two more per window, as dear as the page that is tested. The others
  // are what Playwright turns off, as only the last list counts.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning',
];

export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath ?? '', args: [...FLAGS, ...more] });

let shared: Promise<Browser> | undefined;

/** The browser that the test files of one worker share: starting one takes longer than many a test. It ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser());

/** A page with what went wrong in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, and uncaught exceptions. */
  complaints: string[];
  /** Waits until the page has all that it asks for. */
  settle: () => Promise<void>;
}

/** Types a day and a time, such as `2031-05-03T09:00`, into the two fields that have a label. */
export async function fillDateTime(form: Locator, label: string, local: string): Promise<void> {
  const [day = '', time = ''] = local.split('T');
  await form.getByRole('textbox', { name: label, exact: true }).fill(day);
  await form.getByRole('combobox', { name: `${label}, time` }).fill(time);
}

/** Scrolls down until something is there: parts of a page are drawn only when they come near. Then back to the top. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await waitFor(
    async () => {
      if (await target.isVisible()) return true;
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      return false;
    },
    'What is below',
    SETTLE_MS,
  );
  await page.evaluate('scrollTo(0, 0)');
}

/** Size and appearance of a browser window. */
export interface Screen {
  width: number;
  height: number;
  colorScheme?: 'light' | 'dark';
  /** The language that the browser asks for. */
  locale?: string;
  /** The time zone of the device. */
  timezoneId?: string;
  /** Lets the portal keep itself for use without a network, which costs each new browser context some seconds. */
  installable?: boolean;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

const QUIET_MS = 100;
const SETTLE_MS = 60_000;
const twoFrames = 'new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))';

/**
 * Tells when no answer is missing and what came has been drawn without asking for more. Playwright's own wait for a quiet
 * network takes half a second more on each screen.
 */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = Date.now();
  };
  const end = note((request) => pending.delete(request));
  page.on(
    'request',
    note((request) => pending.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = async () => {
    if (pending.size > 0 || Date.now() - changedAt < QUIET_MS) return false;
    const before = changedAt;
    await page.evaluate(`${twoFrames}.then(() => undefined)`);
    return changedAt === before;
  };
  return () => waitFor(isQuiet, 'All that the page asks for', SETTLE_MS).then(() => undefined);
}

/** Opens a page of its own, with nothing stored. */
export const visit = async (
  browser: Browser,
  url: string,
  { width, height, colorScheme = 'light', locale, timezoneId, installable = false }: Screen,
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  });
  // Playwright's own way to block service workers leaves a complaint in the console.
  if (!installable) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  // Nearly as long as a test may take: half a minute is little on a busy machine.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const settle = watchRequests(page);
  const complaints: string[] = [];
  let refused = '';
  page.on('response', (response) => {
    if (response.status() >= 400) refused = response.request().headers()['x-apollo-operation-name'] ?? '';
  });
  page.on('console', (message) => {
    // An address that is none of the portal answers 404, with the page that says so.
    const isNoPage = message.location().url === page.url() && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isNoPage)
      complaints.push(`${message.text()} (${message.location().url} ${refused})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints, settle };
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that can differ between two themes of the same page. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const RULES = {
  all: { runOnly: EVERYTHING },
  colours: { runOnly: { type: 'rule', values: COLOURS } },
  'all but colours': {
    runOnly: EVERYTHING,
    rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
  },
};

/** Which of axe's rules are checked. */
export type Rules = keyof typeof RULES;

/** Overlays of a page. */
const OVERLAYS =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open], dialog:popover-open';

interface AxeOptions {
  rules?: Rules;
  /** Only what is open over the page, where anything is: for a page that was looked at without it. */
  overlaysOnly?: boolean;
}

/** The findings of axe on the page as it is now, one line per element. */
export const axeViolations = async (
  { page }: Visitor,
  { rules = 'all', overlaysOnly = false }: AxeOptions = {},
): Promise<string[]> => {
  // Evaluated and not added as a script tag: the content policy allows no scripts but ours.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axeSource);
  const overlays = `[...document.querySelectorAll('${OVERLAYS}')].filter((overlay) => overlay.checkVisibility())`;
  const { violations } = await page.evaluate<AxeResult>(
    `(() => {
      const overlays = ${overlaysOnly ? overlays : '[]'};
      const options = {
        ...${JSON.stringify(RULES[rules])},
        // Describing each element that is fine took half of the time.
        resultTypes: ['violations'],
        // No rule of these asks for the style sheets.
        preload: { assets: ['media'] },
        elementRef: true,
      };
      // Nothing behind a modal can be pressed.
      const pressable = (element) => !document.querySelector('[aria-modal=true]') || element.closest('${OVERLAYS}');
      // A bar that stands over the page covers what is scrolled under it: a target counts where it stays covered in the middle.
      const staysSmall = async (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await axe.run(document, { ...options, runOnly: ['target-size'] });
        return again.violations.some(({ nodes }) => nodes.some((node) => node.element === element));
      };
      const told = async ({ id, nodes }) => {
        const counted = [];
        for (const node of nodes)
          if (id !== 'target-size' || (pressable(node.element) && (await staysSmall(node.element)))) counted.push(node);
        return { id, nodes: counted.map(({ html, failureSummary }) => ({ html, failureSummary })) };
      };
      return axe.run(overlays.length > 0 ? overlays : document, options).then(async ({ violations }) => {
        const found = [];
        for (const violation of violations) found.push(await told(violation));
        return { violations: found };
      });
    })()`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
};
