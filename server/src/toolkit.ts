/** What benchmarks need of the server beside the server itself; built into `dist/toolkit.js`. */
import 'reflect-metadata';

export { startEmbeddedPostgres } from './core/embedded-postgres';
export { loadEvent } from './demo/dataset-loader';
export { generateEvent } from './demo/event-generator';
export { migrate } from './migrate';
