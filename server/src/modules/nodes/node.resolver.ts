import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { IdArg } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { Node } from '../../core/graphql/node';
import { findNode } from './node.service';

@Resolver()
export class NodeResolver {
  @Authorized()
  @Query(() => Node, {
    nullable: true,
    description:
      'Anything with an id of its own, under the rules of the query of its type; null where that would answer NOT_FOUND. Errors: those of that query.',
  })
  node(
    @Ctx() ctx: RequestContext,
    @IdArg('id', 'Id of an object of a type that implements Node.') id: string,
  ): Promise<Node | null> {
    return findNode(ctx, id);
  }
}
