import { Field, ID, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { defineEnum } from '../../core/graphql/enums';
import { defineHook } from '../../core/request/hooks';

export const RemainingKeyKind = defineEnum(
  'RemainingKeyKind',
  'How an event is reached without signing in.',
  {
    API_TOKEN: 'By an API token, which `revokeApiToken` ends.',
    WEBHOOK: 'By a webhook, which `deleteWebhook` ends.',
  },
);
export type RemainingKeyKind = keyof typeof RemainingKeyKind;

@ObjectType({
  description:
    'A credential that remains after its maker lost the right to it. It works until it is revoked by its id.',
  simpleResolvers: true,
})
export class RemainingKey {
  @Field(() => ID, { description: 'Id of the API token or webhook.' })
  id: string;

  @Field(() => RemainingKeyKind, { description: 'The kind of credential.' })
  kind: RemainingKeyKind;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'The title of its event.' })
  eventTitle: string;
}

/** A user who has just lost rights, or is about to go. */
export interface FormerKeeper {
  userId: string;
  isGoing?: boolean;
  /** The keys of this company alone, of which the viewer is a contact. */
  companyId?: string;
}

/** A user's credentials that still work: for a viewer who may revoke them. */
export const keysRemaining = defineHook<FormerKeeper, { keys: RemainingKey[] }>('users.keysRemaining');

/** The keys that a user leaves behind, as far as the viewer may end them; in the transaction of the act. */
export const remainingKeysOf = async (ctx: RequestContext, user: FormerKeeper): Promise<RemainingKey[]> =>
  (await keysRemaining.run(ctx, user)).flatMap(({ keys }) => keys);

/** The field of payloads of mutations that take rights from a person. */
export const REMAINING_KEYS = {
  remainingKeys: {
    type: (): [typeof RemainingKey] => [RemainingKey],
    description:
      'Valid API tokens and webhooks that this person made and may no longer keep, at most 100, the latest first. Only what the viewer may end.',
  },
} as const;
