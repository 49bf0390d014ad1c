import { Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import { EVEN_WITH_INITIAL_PASSWORD } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { CreateAccountPayload, LoginPayload, LogoutPayload, UpdateLanguagePayload } from './account.payloads';
import { createAccount, getOwnUser, listDemoLogins, login, logout, updateLanguage } from './account.service';
import { CreateAccountInput } from './passwords/password.inputs';
import { DemoLogin, LoginInput, UpdateLanguageInput, User } from './account.types';
import { pictureFields } from '../uploads/index';

@Resolver(() => User)
export class AccountResolver {
  @Authorized(EVEN_WITH_INITIAL_PASSWORD)
  @Query(() => User, { description: 'The signed-in user. Errors: UNAUTHENTICATED.' })
  me(@Ctx() ctx: RequestContext): Promise<User> {
    return getOwnUser(ctx);
  }

  @Query(() => [DemoLogin], {
    description: 'Public. The logins of the demo event, fewer than 10; empty where the demo is off.',
  })
  demoLogins(@Ctx() ctx: RequestContext): DemoLogin[] {
    return listDemoLogins(ctx);
  }

  @Mutation(() => LoginPayload, {
    description:
      'Public. Begins a session. Errors: UNAUTHENTICATED for a wrong e-mail or password, with reason SIGN_IN_BY_MAIL after 100 wrong passwords in a day from devices and addresses that have never signed in to the account, which then takes known ones and mailed links only; RATE_LIMITED after 10 tries per account and device (or address) in 5 minutes.',
  })
  login(
    @Ctx() ctx: RequestContext,
    @Input(() => LoginInput, 'E-mail and password.') input: LoginInput,
  ): Promise<LoginPayload> {
    return login(ctx, input);
  }

  @Mutation(() => CreateAccountPayload, {
    description:
      'Public. Makes a user without any event, and begins a session. Errors: BAD_USER_INPUT, CONFLICT EMAIL_TAKEN.',
  })
  createAccount(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateAccountInput, 'The new account.') input: CreateAccountInput,
  ): Promise<CreateAccountPayload> {
    return createAccount(ctx, input);
  }

  @Authorized(EVEN_WITH_INITIAL_PASSWORD)
  @Mutation(() => LogoutPayload, {
    description: 'Ends the session that asks, and its sockets. Errors: UNAUTHENTICATED.',
  })
  logout(@Ctx() ctx: RequestContext): Promise<LogoutPayload> {
    return logout(ctx);
  }

  @Authorized(EVEN_WITH_INITIAL_PASSWORD)
  @Mutation(() => UpdateLanguagePayload, {
    description: 'Keeps the language that the viewer chose. Errors: UNAUTHENTICATED.',
  })
  async updateLanguage(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateLanguageInput, 'Which language.') input: UpdateLanguageInput,
  ): Promise<UpdateLanguagePayload> {
    return { user: await updateLanguage(ctx, input) };
  }

  @FieldResolver(() => Boolean, { description: 'This user may not sign in any more.' })
  disabled(@Root() user: User): boolean {
    return user.disabledAt !== null;
  }
}

/** Address of a user's portrait. */
export const UserPictures = pictureFields(() => User, { avatar: 'the portrait' });
