import type { GraphQLExecutor } from './core/graphql/executor';
import type { ContextFactory } from './core/graphql/http-endpoint';
import type { Logger } from './core/logger';
import { createEndpoint, type RestEndpoint } from './core/rest/endpoint';
import { describeRows } from './core/rest/openapi';
import type { RestRow } from './core/rest/row';
import { modules } from './modules';
import { uploadPaths } from './modules/uploads/upload.openapi';

/** Every operation of `/v1`. */
export const restRows: readonly RestRow[] = modules
  .flatMap(({ routes = [] }) => routes)
  .toSorted((one, other) => one.position - other.position)
  .flatMap(({ rows }) => rows);

/** The text of `schema/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(describeRows(restRows, uploadPaths), null, 2)}\n`;

/** `/v1` over the schema. */
export const createRestEndpoint = (
  executor: GraphQLExecutor,
  createContext: ContextFactory,
  log: Logger,
): RestEndpoint => createEndpoint(restRows, executor, createContext, log);
