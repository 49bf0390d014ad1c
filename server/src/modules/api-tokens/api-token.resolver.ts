import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { IdArg, Input } from '../../core/graphql/args';
import { CreateApiTokenPayload, RevokeApiTokenPayload } from './api-token.payloads';
import { TOKEN_ROLES } from './api-token.policy';
import { createApiToken, getApiToken, listApiTokens, revokeApiToken } from './api-token.service';
import {
  ApiToken,
  ApiTokenConnection,
  ApiTokensArgs,
  ApiTokenUsage,
  CreateApiTokenInput,
  RevokeApiTokenInput,
} from './api-token.types';
import { usageByTokenId } from './token-usage.service';

const WHO = 'For ADMIN and MANAGER, and for the contacts of the company whose leads it reads.';

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  @Authorized(...TOKEN_ROLES)
  @Query(() => ApiTokenConnection, {
    description:
      'The API tokens of an event, for ADMIN and MANAGER, or of a company, for its contacts; the latest first. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async apiTokens(@Ctx() ctx: RequestContext, @Args(() => ApiTokensArgs) args: ApiTokensArgs) {
    return toConnection(await listApiTokens(ctx, args));
  }

  @Authorized(...TOKEN_ROLES)
  @Query(() => ApiToken, { description: `One API token. ${WHO} Errors: NOT_FOUND, FORBIDDEN.` })
  apiToken(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the token.') id: string): Promise<ApiToken> {
    return getApiToken(ctx, id);
  }

  @FieldResolver(() => [ApiTokenUsage], {
    description: 'The last 24 hours, those without calls too, the earliest first; some seconds behind.',
  })
  usage(@Ctx() ctx: RequestContext, @Root() { id }: ApiToken): Promise<ApiTokenUsage[]> {
    return usageByTokenId(ctx).load(id);
  }

  @Authorized(...TOKEN_ROLES)
  @Mutation(() => CreateApiTokenPayload, {
    description: `Makes an API token, which is shown only here. ${WHO} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT TOO_MANY_TOKENS where the event or the company has 50 valid ones.`,
  })
  createApiToken(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateApiTokenInput, 'The new token.') input: CreateApiTokenInput,
  ): Promise<CreateApiTokenPayload> {
    return createApiToken(ctx, input);
  }

  @Authorized(...TOKEN_ROLES)
  @Mutation(() => RevokeApiTokenPayload, {
    description: `Ends an API token at once, with its sockets. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async revokeApiToken(
    @Ctx() ctx: RequestContext,
    @Input(() => RevokeApiTokenInput, 'Which one.') { apiTokenId }: RevokeApiTokenInput,
  ): Promise<RevokeApiTokenPayload> {
    return { apiToken: await revokeApiToken(ctx, apiTokenId) };
  }
}
