import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { listOwnSessions, revokeOwnSession } from './session.service';
import { RevokeSessionPayload } from './session.payloads';
import { RevokeSessionInput, Session, SessionConnection } from './session.types';

@Resolver(() => Session)
export class SessionResolver {
  @Authorized()
  @Query(() => SessionConnection, { description: 'Where the viewer is signed in, the latest first.' })
  async sessions(@Ctx() ctx: RequestContext, @Args(() => PageArgs) args: PageArgs) {
    return toConnection(await listOwnSessions(ctx, args));
  }

  @Authorized()
  @Mutation(() => RevokeSessionPayload, {
    description: 'Ends a session of the viewer, and its sockets; gives what it was. Errors: NOT_FOUND.',
  })
  async revokeSession(
    @Ctx() ctx: RequestContext,
    @Input(() => RevokeSessionInput, 'Which one.') input: RevokeSessionInput,
  ): Promise<RevokeSessionPayload> {
    return { session: await revokeOwnSession(ctx, input.sessionId) };
  }

  @FieldResolver(() => Boolean, { description: 'This is the session that asks.' })
  current(@Ctx() ctx: RequestContext, @Root() session: Session): boolean {
    return session.id === viewerOf(ctx).sessionId;
  }
}
