// npm run readme:pictures [-- home chat …]: takes the pictures of README.md in a browser, of a new demo, and notes the hash of
// the components that each shows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { onStage } from './bench/lib/stage.mjs';
import { storedSession } from './bench/lib/stored-session.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/run.mjs';
import { folder, hashesFile, hashOf, pictures } from './readme-pictures/pictures.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const PHONE = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const MOST_BYTES = 150 * 1024;
/** Runs in the page: waits for fonts, and a while for pictures; those that are out of sight are never loaded. */
const drawn = `Promise.race([
  new Promise((done) => setTimeout(done, 3000)),
  document.fonts.ready.then(() => Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))),
]).then(() => undefined)`;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !pictures[name]);
if (unknown.length > 0)
  fail(`There is no picture ${unknown.join(', ')}. There are ${Object.keys(pictures).join(', ')}.`);

async function take(browser, { url, timezoneId, stored }, name, { path, ready, open, isPhone }) {
  const context = await browser.newContext({
    ...(isPhone ? PHONE : DESKTOP),
    baseURL: url,
    locale: 'en-GB',
    timezoneId,
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript('delete Navigator.prototype.serviceWorker');
    await context.addInitScript((text) => globalThis.localStorage.setItem('podium', text), stored);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByText(ready).filter({ visible: true }).first().waitFor();
    await open?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(drawn);
    const picture = await page.screenshot({ animations: 'disabled' });
    const webp = await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
    if (webp.length > MOST_BYTES) throw new Error(`${name} has ${Math.ceil(webp.length / 1024)} KB.`);
    writeFileSync(join(folder, `${name}.webp`), webp);
    console.log(`${name}: ${Math.ceil(webp.length / 1024)} KB`);
  } finally {
    await context.close();
  }
}

await prepare(['server', 'client']);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
try {
  await onStage(null, async (stage) => {
    const { url } = await stage.startServer({ DEMO: '1', DATA_DIR: stage.dataDir });
    const { rows } = await stage.client.query(
      'SELECT timezone FROM events WHERE demo AND now() BETWEEN starts_at AND ends_at',
    );
    const hashes = existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};
    for (const [name, picture] of Object.entries(pictures)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const stored = await storedSession(stage, `${picture.as}@demo.podium.test`);
      await take(browser, { url, timezoneId: rows[0].timezone, stored }, name, picture);
      hashes[name] = hashOf(picture);
      writeFileSync(hashesFile, `${JSON.stringify(hashes, Object.keys(pictures), 2)}\n`);
    }
  });
} finally {
  await browser.close();
}
