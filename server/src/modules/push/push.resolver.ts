import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { deletePushSubscription, getPushPublicKey, savePushSubscription } from './push.service';
import {
  RemovePushSubscriptionInput,
  RemovePushSubscriptionPayload,
  SavePushSubscriptionInput,
  SavePushSubscriptionPayload,
} from './push.types';

@Resolver()
export class PushResolver {
  @Authorized()
  @Query(() => String, {
    nullable: true,
    description:
      'VAPID key for `PushManager.subscribe`, base64url; null where this installation sends no pushes.',
  })
  pushPublicKey(@Ctx() ctx: RequestContext): string | null {
    return getPushPublicKey(ctx);
  }

  @Authorized()
  @Mutation(() => SavePushSubscriptionPayload, {
    description:
      'Sends notifications and unread messages to this browser until the session ends; at most 10 browsers, then the oldest goes. Errors: CONFLICT PUSH_OFF; BAD_USER_INPUT for the address of an unknown push service.',
  })
  async savePushSubscription(
    @Ctx() ctx: RequestContext,
    @Input(() => SavePushSubscriptionInput, 'The subscription.') input: SavePushSubscriptionInput,
  ): Promise<SavePushSubscriptionPayload> {
    return { pushSubscription: await savePushSubscription(ctx, input) };
  }

  @Authorized()
  @Mutation(() => RemovePushSubscriptionPayload, { description: 'Sends nothing to this browser any more.' })
  async removePushSubscription(
    @Ctx() ctx: RequestContext,
    @Input(() => RemovePushSubscriptionInput, 'The browser.') { endpoint }: RemovePushSubscriptionInput,
  ): Promise<RemovePushSubscriptionPayload> {
    return { removed: await deletePushSubscription(ctx, endpoint) };
  }
}
