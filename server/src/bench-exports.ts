/** Exports for benchmarks and maintainers' scripts beside the server itself; built into `dist/bench-exports.js`. */
import 'reflect-metadata';

export { startEmbeddedPostgres } from './core/embedded-postgres/embedded-postgres';
export { loadEvent } from './demo/dataset-loader';
export { CLUSTERS } from './demo/content/clusters';
export { demoEvents } from './demo/demo-events';
export { generateEvent } from './demo/event-generator';
export { expectedMatches } from './demo/planted-affinity';
export { migrate } from './migrate';
export { readConfig } from './core/config';
export { RequestContext } from './core/context';
export { UploadedFile } from './core/graphql/upload-scalars';
export { createLogger } from './core/logger';
export { Role } from './core/auth/roles';
export { ImportKind } from './modules/imports/import.entity';
export { importFile } from './modules/imports/import.service';
export { refreshModel } from './modules/matching/model/match-model.service';
export { connectRuntime } from './runtime';
