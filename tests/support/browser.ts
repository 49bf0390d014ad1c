import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine; undefined where there is none, and the journeys are skipped. */
export const browserPath = CANDIDATES.find((path) => path && existsSync(path));

/** Starts the browser. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath ?? '', args: FLAGS });

/** A page with what went wrong in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, and uncaught exceptions. */
  complaints: string[];
}

interface Screen {
  width: number;
  height: number;
  colorScheme?: 'light' | 'dark';
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Opens a page of its own, with nothing stored. */
export const visit = async (
  browser: Browser,
  url: string,
  { width, height, colorScheme = 'light' }: Screen,
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  });
  // Nearly as long as a test may take: half a minute is little on a busy machine.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
};

/** Signs in with one click of the demo's logins. */
export const stepInAs = async ({ page }: Visitor, label: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe finds on the page as it is now, one line per element. */
export const axeViolations = async ({ page }: Visitor): Promise<string[]> => {
  // Evaluated and not added as a script tag: the content policy allows no scripts but ours.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
};
