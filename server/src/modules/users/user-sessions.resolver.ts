import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { RevokeUserSessionInput, RevokeUserSessionsInput } from './user.inputs';
import { RevokeUserSessionPayload, RevokeUserSessionsPayload } from './account.payloads';
import {
  listUserSessions,
  revokeOtherSessions,
  revokeUserSession,
  revokeUserSessions,
} from './user-sessions.service';
import { RevokeOtherSessionsPayload, SessionConnection } from '../sessions/index';

@Resolver()
export class UserSessionsResolver {
  @Authorized()
  @Mutation(() => RevokeOtherSessionsPayload, {
    description: 'Ends all sessions of the viewer but the one that asks, and their sockets.',
  })
  revokeOtherSessions(@Ctx() ctx: RequestContext): Promise<RevokeOtherSessionsPayload> {
    return revokeOtherSessions(ctx);
  }

  @Authorized(...MANAGERS)
  @Query(() => SessionConnection, {
    description:
      'Where a user is signed in, the latest first. For managers. Errors: NOT_FOUND, FORBIDDEN for an ADMIN unless the viewer is ADMIN.',
  })
  async userSessions(
    @Ctx() ctx: RequestContext,
    @IdArg('userId', 'Id of the user.') userId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listUserSessions(ctx, userId, page));
  }

  @Authorized(...MANAGERS)
  @Mutation(() => RevokeUserSessionPayload, {
    description:
      'Ends a session of a user, and its sockets; gives what it was. For managers. Errors: NOT_FOUND, FORBIDDEN for an ADMIN unless the viewer is ADMIN.',
  })
  revokeUserSession(
    @Ctx() ctx: RequestContext,
    @Input(() => RevokeUserSessionInput, 'Which one.') input: RevokeUserSessionInput,
  ): Promise<RevokeUserSessionPayload> {
    return revokeUserSession(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => RevokeUserSessionsPayload, {
    description:
      'Ends all sessions of a user, and their sockets; of the viewer all but the one that asks. For managers. Errors: NOT_FOUND, FORBIDDEN for an ADMIN unless the viewer is ADMIN.',
  })
  revokeUserSessions(
    @Ctx() ctx: RequestContext,
    @Input(() => RevokeUserSessionsInput, 'Whose.') input: RevokeUserSessionsInput,
  ): Promise<RevokeUserSessionsPayload> {
    return revokeUserSessions(ctx, input.userId);
  }
}
