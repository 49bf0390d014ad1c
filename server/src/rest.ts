import type { GraphQLExecutor } from './core/execution/executor';
import type { ContextFactory } from './core/execution/http-endpoint';
import type { AsyncHandler } from './core/http/http-server';
import { createEndpoint } from './core/rest/endpoint';
import { describeRows } from './core/rest/openapi';
import type { RestRow } from './core/rest/row';
import { fileRoutes, modules } from './modules';

/** Every operation of `/v1`. */
export const restRows: readonly RestRow[] = modules
  .flatMap(({ routes = [] }) => routes)
  .toSorted((one, other) => one.position - other.position)
  .flatMap(({ rows }) => rows);

/** The paths of files in `openapi.json`. */
const filePaths = Object.assign({}, ...fileRoutes.map(({ openApi }) => openApi)) as Record<string, unknown>;

/** The text of `schema/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(describeRows(restRows, filePaths), null, 2)}\n`;

/** `/v1` over the schema. */
export const createRestEndpoint = (executor: GraphQLExecutor, createContext: ContextFactory): AsyncHandler =>
  createEndpoint(restRows, executor, createContext);
