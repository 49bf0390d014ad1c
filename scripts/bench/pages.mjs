import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { count, judge, setting, sleep } from './lib/measure.mjs';
import { interleave, table, valuesOf } from './lib/race.mjs';
import { onStage } from './lib/stage.mjs';
import { storedSession } from './lib/stored-session.mjs';

export const goals = 'blocking';
export const about =
  'pages on a slow phone: blocked time, paints, requests, script; BENCH_OLD=<another client/dist> is measured in turn';

const EVENT = '/event/01980000-0000-7000-8000-00000000d0e0';
/** The address of each page, who opens it, and for how many milliseconds of its loading it may be blocked. */
const PAGES = {
  login: { path: '/auth', by: null },
  join: { path: EVENT.replace('event', 'join'), by: 'invited' },
  home: { path: EVENT, most: 650 },
  attendees: { path: `${EVENT}/attendees`, most: 600 },
  schedule: { path: `${EVENT}/schedule`, most: 550 },
  chat: { path: `${EVENT}/chat` },
};
const CPU_SLOWDOWN = 4;
/** As Lighthouse has it: 1.6 Mbit/s, and 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A page has loaded once nothing was asked for and nothing blocked it for so long. */
const QUIET_MS = 3_000;
const TIMEOUT_MS = 120_000;

/** Another build of the client, served by the same server from a folder like the project's. */
const otherEntry = async (dataDir, dist) => {
  const home = join(dataDir, 'other');
  await mkdir(join(home, 'client'), { recursive: true });
  await cp(join(root, 'server', 'dist'), join(home, 'server', 'dist'), { recursive: true });
  for (const path of ['node_modules', 'server/node_modules', 'server/package.json', 'server/demo-pictures'])
    await symlink(join(root, path), join(home, path));
  await symlink(resolve(dist), join(home, 'client', 'dist'));
  return join(home, 'server', 'dist', 'main.js');
};

/** Runs in the page before its scripts; notes what the browser says of its loading. */
const watchPaints = () => {
  const seen = { tasks: [], fcp: 0, lcp: 0, cls: 0, lastTaskEnd: 0 };
  const take = {
    longtask: ({ startTime, duration }) => {
      seen.tasks.push({ startTime, duration });
      seen.lastTaskEnd = startTime + duration;
    },
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime;
    },
    'layout-shift': ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.cls += value;
    },
  };
  for (const [type, note] of Object.entries(take))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  globalThis.seenByBench = seen;
};

/** Notes what the page fetches: answers with their size unpacked, scripts with what was transferred. */
const watchRequests = (session) => {
  const seen = { requests: 0, answers: 0, script: 0, pending: new Set(), lastEnd: 0 };
  const kinds = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isGraphql = request.method === 'POST' && new URL(request.url).pathname === '/graphql';
    kinds.set(requestId, isGraphql ? 'graphql' : type);
    seen.pending.add(requestId);
    if (isGraphql) seen.requests += 1;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (kinds.get(requestId) === 'graphql') seen.answers += dataLength;
  });
  const end = ({ requestId, encodedDataLength = 0 }) => {
    if (kinds.get(requestId) === 'Script') seen.script += encodedDataLength;
    seen.pending.delete(requestId);
    seen.lastEnd = Date.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return seen;
};

const loaded = async (page, fetched) => {
  for (const start = Date.now(); Date.now() - start < TIMEOUT_MS; await sleep(200)) {
    if (fetched.pending.size > 0 || Date.now() - fetched.lastEnd < QUIET_MS) continue;
    if (await page.evaluate(`performance.now() - seenByBench.lastTaskEnd > ${QUIET_MS}`)) return;
  }
  throw new Error(`${page.url()} did not come to rest`);
};

const blockedBy = (tasks) => tasks.reduce((sum, { duration }) => sum + duration - 50, 0);

/** Loads a page as a first-time visitor, and returns its figures. */
const load = async (browser, url, stored) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  try {
    // The copy for use without a network would be fetched while the page is measured.
    await context.addInitScript('delete Navigator.prototype.serviceWorker');
    if (stored)
      await context.addInitScript((text) => globalThis.localStorage.setItem('podium', text), stored);
    await context.addInitScript(watchPaints);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // The time of the page's thread alone, which a busy machine does not change.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const fetched = watchRequests(session);
    await page.goto(url, { timeout: TIMEOUT_MS });
    await loaded(page, fetched);
    const { metrics } = await session.send('Performance.getMetrics');
    const cpuOf = (metric) => metrics.find(({ name }) => name === metric).value * 1_000;
    const { tasks, fcp, lcp, cls } = await page.evaluate('seenByBench');
    return {
      'blocked after FCP ms': blockedBy(tasks.filter(({ startTime }) => startTime >= fcp)),
      'in all ms': blockedBy(tasks),
      'CPU ms': cpuOf('TaskDuration'),
      'of it script': cpuOf('ScriptDuration'),
      'FCP ms': fcp,
      'LCP ms': lcp,
      CLS: cls,
      requests: fetched.requests,
      'answers kB': fetched.answers / 1_000,
      'script kB': fetched.script / 1_000,
    };
  } finally {
    await context.close();
  }
};

const measure = async (stage, browser) => {
  const old = setting('OLD', '', '');
  const env = { DEMO: '1', DATA_DIR: stage.dataDir };
  const servers = { now: await stage.startServer(env) };
  if (old) servers.old = await stage.startServer(env, await otherEntry(stage.dataDir, old));
  for (const [name, { path, most, by = 'attendee' }] of Object.entries(PAGES)) {
    console.log(`\n${name}`);
    const stored = by && (await storedSession(stage, `${by}@demo.podium.test`));
    const competitorOf = ([side, { url }]) => [side, () => load(browser, url + path, stored)];
    const competitors = Object.fromEntries(Object.entries(servers).map(competitorOf));
    const results = await interleave(competitors, count('ROUNDS', 5, 1));
    table(results);
    if (most) judge(name, 'ms blocked in all', valuesOf(results, 'now', 'in all ms'), { most });
  }
};

export const run = async () => {
  await prepare(['client']);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await onStage(null, (stage) => measure(stage, browser));
  } finally {
    await browser.close();
  }
};
