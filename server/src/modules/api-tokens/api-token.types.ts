import { ArrayMinSize, ValidateBy } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { ApiScope } from '../../core/auth/api-scopes';
import { FreeText, MaxItems } from '../../core/graphql/input-rules';
import { LineField } from '../../core/graphql/text-fields';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { ApiTokenUsageEntity } from './token-usage.entity';
import { ApiTokenEntity } from './api-token.entity';

const ORIGINS =
  'Web pages whose scripts may use it, such as `https://app.example.com`; `http:` on loopback hosts only; at most 20.';

@ObjectType({ description: 'The use of an API token in one hour.', simpleResolvers: true })
export class ApiTokenUsage extends fieldsOf(ApiTokenUsageEntity, {
  calls: 'Requests over HTTP, sockets and `/v1`, refused ones too; a subscription is one.',
  points: 'Their cost in points of the budget; a whole number.',
}) {
  @Field(() => Date, { description: 'When the hour began.' })
  at: Date;
}

@ObjectType({
  description: 'With which a program of third parties reaches one event. The token itself is shown once.',
  simpleResolvers: true,
})
export class ApiToken extends fieldsOf(ApiTokenEntity, {
  id: 'UUIDv7.',
  eventId: 'The only event that it reaches.',
  companyId: 'The company whose leads are all that it reads; null for a token of the event.',
  createdAt: 'When it was made.',
  name: 'For what it is, 1 to 80 characters.',
  scopes: { type: () => [ApiScope], description: 'The scopes of the token.' },
  origins: ORIGINS,
  authorName: 'Name of the user who made it.',
  expiresAt: 'When it ends by itself.',
  lastUsedAt: 'When it was last used, to the minute; null where it never was.',
  revokedAt: 'When it was revoked; null where it was not.',
}) {}

export const ApiTokenConnection = connectionOf(ApiToken, 'ApiToken', { what: 'API token' });

const SAFE_ORIGIN = /^(?:https:|http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$)/;

/** As browsers send it in `Origin`: scheme, host and port. A page without TLS could be anybody's on its way, but for one of this machine. */
export const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' && SAFE_ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

const AreOrigins = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isOrigin',
      validator: {
        validate: isOrigin,
        defaultMessage: () =>
          'An origin has a scheme and a host alone, such as https://app.example.com; http:// is for localhost.',
      },
    },
    { each: true },
  );

@ArgsType()
export class ApiTokensArgs extends EventPageArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Those of this company, for its contacts; without it all of the event, for staff.',
  })
  companyId?: string | null;
}

@InputType({ description: 'A new API token.' })
export class CreateApiTokenInput {
  @Field(() => ID, { description: 'The event that it is to reach.' })
  eventId: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A company of the event whose leads it is to read, for a contact of it: `scopes` is `LEADS_READ` then.',
  })
  companyId?: string | null;

  @LineField('For what it is, 1 to 80 characters.', {
    min: 1,
    max: 80,
    message: 'A name has 1 to 80 characters.',
  })
  name: string;

  @Field(() => [ApiScope], { description: 'The scopes of the token, 1 to 11.' })
  @ArrayMinSize(1, { message: 'Please choose what the token may do.' })
  @MaxItems(Object.keys(ApiScope).length)
  scopes: ApiScope[];

  @Field(() => Date, { description: 'When it ends by itself: within two years from now.' })
  expiresAt: Date;

  @FreeText()
  @Field(() => [String], { nullable: true, description: ORIGINS })
  @MaxItems(20)
  @AreOrigins()
  origins?: string[] | null;
}

@InputType({ description: 'An API token to revoke.' })
export class RevokeApiTokenInput {
  @Field(() => ID, { description: 'Which token.' })
  apiTokenId: string;
}
