import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserPath } from './browser-path';

export { browserPath };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/** Size and appearance of a browser window. */
export interface Screen {
  width: number;
  height: number;
  colorScheme?: 'light' | 'dark';
  /** Lets the portal keep itself for use without a network, which costs each new browser context some seconds. */
  installable?: boolean;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Opens a page of its own, with nothing stored. */
export const visit = async (
  browser: Browser,
  url: string,
  { width, height, colorScheme = 'light', installable = false }: Screen,
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  });
  // Playwright's own way to block service workers leaves a complaint in the console.
  if (!installable) await context.addInitScript('delete Navigator.prototype.serviceWorker');
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

const EVERYTHING = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']";
/** All that can differ between two themes of the same page. */
const COLOURS = "{ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }";

/** What axe finds on the page as it is now, one line per element; of another theme of the same page, only its colours. */
export const axeViolations = async (
  { page }: Visitor,
  { coloursOnly = false }: { coloursOnly?: boolean } = {},
): Promise<string[]> => {
  // Evaluated and not added as a script tag: the content policy allows no scripts but ours.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(document, { runOnly: ${coloursOnly ? COLOURS : EVERYTHING} })`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
};
