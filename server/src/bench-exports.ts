/** Exports for benchmarks and maintainers' scripts beside the server itself; built into `dist/bench-exports.js`. */
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { readConfig } from './core/config';
import { RequestContext, type Viewer } from './core/request/context';
import { UploadedFile } from './core/graphql/upload-scalars';
import { createLogger } from './core/logger';
import { ImportKind } from './modules/imports/import.entity';
import { importFile } from './modules/imports/import.service';
import { connectRuntime } from './runtime';

export { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres';
export { CLUSTERS } from './demo/content';
export { loadEvent } from './demo/dataset-loader';
export { demoEvents } from './demo/demo-events';
export { generateEvent } from './demo/event-generator';
export { migrate } from './migrate';
export { planTimetable } from './modules/scheduler/timetable/plan-timetable';
export { explainDraft } from './modules/scheduler/timetable/reasons';
export { whatWouldHelp } from './modules/scheduler/timetable/what-would-help';

/** Imports files of attendees in this process, of more rows than a server takes. */
export const openImporter = async (databaseUrl: string, viewer: Viewer, maxRows: number) => {
  const { runtime, disconnect } = await connectRuntime(
    { ...readConfig({}), databaseUrl },
    createLogger('error'),
  );
  await runtime.jobs.start([]);
  const { db, entities } = runtime.database;
  const importAttendees = async (eventId: string, path: string): Promise<void> => {
    const ctx = new RequestContext(runtime, viewer, { id: randomUUID(), ip: 'bench' }, db, entities);
    const file = new UploadedFile(path, path, (await stat(path)).size);
    const input = { eventId, file, partial: true };
    const { committed, errors } = await importFile(ctx, ImportKind.ATTENDEES, input, maxRows);
    if (!committed) throw new Error(`Not imported: ${JSON.stringify(errors.slice(0, 3))}`);
  };
  return { importAttendees, close: disconnect };
};
