import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { browserPath } from './browser-path';
import { seedDemoAtNoon } from './demo';
import { buildPortal, spawnServer } from './process';
import { TEMPLATE } from './template';

/** The one server with the demo that all browser tests share. */
export interface SharedPortal {
  url: string;
  databaseUrl: string;
  /** The first of the demo event's three days, YYYY-MM-DD: today in its time zone. */
  demoFirstDay: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null where this machine has no browser. */
    portal: SharedPortal | null;
  }
}

/** Starts one server with the demo for all browser tests; each test makes its own people and events in it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!browserPath) {
    project.provide('portal', null);
    return undefined;
  }
  await buildPortal();
  const databaseUrl = await createPortalDatabase(project.getProvidedContext().clusterUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-portal-'));
  const demoFirstDay = await seedDemoAtNoon(databaseUrl, dataDir);
  // Tests receive webhooks on this machine.
  const settings = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.1/32' };
  const server = await spawnServer({ databaseUrl, dataDir, demo: true, settings });
  project.provide('portal', { url: server.url, databaseUrl, demoFirstDay });
  return async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** It goes with the cluster at the end of the run. */
async function createPortalDatabase(clusterUrl: string): Promise<string> {
  const name = `portal_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
