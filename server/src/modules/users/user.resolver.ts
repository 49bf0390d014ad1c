import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS, Role } from '../../core/auth/roles';
import { CreateUserPayload, UpdateUserPayload } from './account.payloads';
import { User } from './account.types';
import {
  CreateUserInput,
  SendPasswordResetLinkInput,
  SendPasswordResetLinkPayload,
  UpdateUserInput,
  UserConnection,
  UsersArgs,
} from './user.inputs';
import { userPolicy } from './user.policy';
import {
  createUser,
  getUser,
  listGrantableRoles,
  listUsers,
  sendPasswordResetLink,
  updateUser,
} from './user.service';

@Resolver(() => User)
export class UserResolver {
  @Authorized(...MANAGERS)
  @Query(() => UserConnection, {
    description:
      'The users who can sign in: all, or the people and staff of the events of staff of some events. For managers.',
  })
  async users(@Ctx() ctx: RequestContext, @Args(() => UsersArgs) args: UsersArgs) {
    return toConnection(await listUsers(ctx, args));
  }

  @Authorized(...MANAGERS)
  @Query(() => User, { description: 'One user. For managers. Errors: NOT_FOUND.' })
  user(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the user.') id: string): Promise<User> {
    return getUser(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Query(() => [Role], { description: 'The roles that the viewer may give, at most 5. For managers.' })
  grantableRoles(@Ctx() ctx: RequestContext): Role[] {
    return listGrantableRoles(ctx);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateUserPayload, {
    description:
      'Makes a user. A password is an initial one that the user has to replace; without it a link to set one is mailed, which works once within 7 days. For managers. Errors: BAD_USER_INPUT, FORBIDDEN for an ADMIN unless one is ADMIN, CONFLICT EMAIL_TAKEN.',
  })
  async createUser(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateUserInput, 'The new user.') input: CreateUserInput,
  ): Promise<CreateUserPayload> {
    return { user: await createUser(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateUserPayload, {
    description:
      'Changes a user. A new role or disabling ends every session, socket, link and code of the user at once; a role with more rights also removes the password and mails a link to set a new one. For managers. Errors: NOT_FOUND, BAD_USER_INPUT, FORBIDDEN for an ADMIN unless one is ADMIN and for demoting or disabling oneself, CONFLICT LAST_ADMIN.',
  })
  updateUser(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateUserInput, 'The changes.') input: UpdateUserInput,
  ): Promise<UpdateUserPayload> {
    return updateUser(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SendPasswordResetLinkPayload, {
    description:
      'Mails a user a link to set a new password, which works once within 24 hours; no other person sees it, and the old password works until then. For managers. Errors: NOT_FOUND, FORBIDDEN for an ADMIN unless the viewer is ADMIN, CONFLICT USER_DISABLED, RATE_LIMITED after one link per user in a minute or 10 in a day, and after 60 links of one sender in 10 minutes.',
  })
  async sendPasswordResetLink(
    @Ctx() ctx: RequestContext,
    @Input(() => SendPasswordResetLinkInput, 'The user to mail.') input: SendPasswordResetLinkInput,
  ): Promise<SendPasswordResetLinkPayload> {
    return { user: await sendPasswordResetLink(ctx, input.userId) };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit this user.' })
  viewerCanManage(@Ctx() ctx: RequestContext, @Root() user: User): boolean {
    return ctx.viewer !== null && userPolicy.manage(ctx.viewer, user);
  }

  @FieldResolver(() => Boolean, {
    description:
      'The viewer may change the role of this user, and disable or delete this user; no user may do so with their own account.',
  })
  viewerCanRemove(@Ctx() ctx: RequestContext, @Root() user: User): boolean {
    return ctx.viewer !== null && userPolicy.manage(ctx.viewer, user) && userPolicy.remove(ctx.viewer, user);
  }
}
