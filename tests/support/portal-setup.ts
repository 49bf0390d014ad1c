import type { TestProject } from 'vitest/node';
import { browserPath } from './browser-path';
import { createDemoDatabase } from './demo';
import { buildPortal, spawnServer } from './process';

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
  const { clusterUrl, runFolder } = project.getProvidedContext();
  const {
    url: databaseUrl,
    dataDir,
    firstDay: demoFirstDay,
    drop,
  } = await createDemoDatabase(clusterUrl, runFolder);
  // Tests receive webhooks on this machine.
  const settings = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.1/32' };
  const server = await spawnServer({ databaseUrl, dataDir, demo: true, settings });
  project.provide('portal', { url: server.url, databaseUrl, demoFirstDay });
  return async () => {
    await server.kill();
    await drop();
  };
}
