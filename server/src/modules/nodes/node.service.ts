import type { RequestContext } from '../../core/request/context';
import { AppError } from '../../core/errors';
import type { Node } from '../../core/graphql/node';
import { isId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { typeOfId } from './node.queries';
import { nodeClasses } from './node.types';

/** Finds a thing by its id alone, under the rules of the query of its type; null where there is none for these eyes. */
export async function findNode(ctx: RequestContext, id: string): Promise<Node | null> {
  const type = isId(id) ? (await firstOf(typeOfId(ctx, { id })))?.type : undefined;
  const get = type && ctx.runtime.nodes[type];
  if (!get) return null;
  try {
    return Object.assign(new nodeClasses[type](), await get(ctx, id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
