import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { toConnection } from '../../core/pagination';
import { MANAGERS } from '../../core/roles';
import { User } from './account.types';
import { CreateUserInput, UpdateUserInput, UserConnection, UsersArgs } from './user.inputs';
import { userPolicy } from './user.policy';
import type { UserService } from './user.service';

@Resolver(() => User)
export class UserResolver {
  constructor(private readonly service: UserService) {}

  @Authorized(...MANAGERS)
  @Query(() => UserConnection, { description: 'Everybody who can sign in, by name. For managers.' })
  async users(@Ctx() ctx: RequestContext, @Args(() => UsersArgs) args: UsersArgs) {
    return toConnection(await this.service.list(ctx, args));
  }

  @Authorized(...MANAGERS)
  @Mutation(() => User, {
    description:
      'Makes a user. Without a password a link to set one is mailed, good for 7 days, once. For managers. Errors: BAD_USER_INPUT, FORBIDDEN for an ADMIN unless one is ADMIN, CONFLICT EMAIL_TAKEN.',
  })
  createUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateUserInput, { description: 'Who.' }) input: CreateUserInput,
  ): Promise<User> {
    return this.service.create(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => User, {
    description:
      'Changes a user. A new role holds at once; a disabled user loses every session and socket. For managers. Errors: NOT_FOUND, BAD_USER_INPUT, FORBIDDEN for an ADMIN unless one is ADMIN and for demoting or disabling oneself, CONFLICT LAST_ADMIN.',
  })
  updateUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateUserInput, { description: 'What changes.' }) input: UpdateUserInput,
  ): Promise<User> {
    return this.service.update(ctx, input);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit this user.' })
  viewerCanManage(@Ctx() ctx: RequestContext, @Root() user: User): boolean {
    return ctx.viewer !== null && userPolicy.manage(ctx.viewer, user);
  }
}
