import type { TestProject } from 'vitest/node';
import { browserPath } from './browser-path';
import { createDemoDatabase } from './demo';
import { buildPortal, spawnServer } from './process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one server with the demo that all browser tests share, and the first of the demo event's days; null where this machine has no browser. */
    portal: { url: string; databaseUrl: string; demoFirstDay: string } | null;
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
  const { url: databaseUrl, dataDir, firstDay, drop } = await createDemoDatabase(clusterUrl, runFolder);
  // Tests receive webhooks on this machine.
  const settings = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.1/32' };
  const server = await spawnServer({ databaseUrl, dataDir, demo: true, settings });
  project.provide('portal', { url: server.url, databaseUrl, demoFirstDay: firstDay });
  return async () => {
    await server.kill();
    await drop();
  };
}
