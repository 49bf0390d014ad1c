import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import type { RequestContext } from './core/context';
import type { GraphQLExecutor } from './core/graphql/executor';

export const createRestRouter = (
  _executor: GraphQLExecutor,
  _createContext: (request: IncomingMessage, id: string) => Promise<RequestContext>,
): Router => Router();
