import type { RequestContext } from '../../core/context';
import { AppError } from '../../core/errors';
import type { Node } from '../../core/graphql/node';
import { isId } from '../../core/db/ids';
import { typeOfId } from './node.queries';
import { nodeClasses, type NodeType } from './node.types';

/** The service behind the query of one type. */
interface Getter {
  get(ctx: RequestContext, id: string): Promise<Node>;
}

/** Finds a thing by its id alone, under the rules of the query of its type. */
export class NodeService {
  constructor(private readonly getters: Readonly<Record<NodeType, Getter>>) {}

  /** The thing, or null where there is none for these eyes. */
  async find(ctx: RequestContext, id: string): Promise<Node | null> {
    const type = isId(id) ? await typeOfId(ctx.sql, id) : undefined;
    if (!type) return null;
    try {
      return Object.assign(new nodeClasses[type](), await this.getters[type].get(ctx, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
