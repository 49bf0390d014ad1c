import { Authorized, Ctx, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { LiveSource } from '../../core/realtime/live-source';
import { requireAttendee } from '../event-access/index';
import { conversationsTopic, type ConversationChanged } from './conversation.events';
import { SetTypingPayload } from './conversation.payloads';
import { getConversationChange, setTyping } from './conversation.service';
import { ConversationChange, SetTypingInput } from './conversation.types';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { attendeeId } = await requireAttendee(context, args.eventId);
  return new LiveSource({ bus: context.runtime.pubsub, topic: conversationsTopic(attendeeId) });
};

/** Changes of typing and reading. */
@Resolver(() => ConversationChange)
export class ConversationChangesResolver {
  @Authorized()
  @Mutation(() => SetTypingPayload, {
    description:
      'Tells the other that the viewer types or has stopped; kept nowhere. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `NOT_REACHABLE`, RATE_LIMITED over 120 a minute.',
  })
  async setTyping(
    @Ctx() ctx: RequestContext,
    @Input(() => SetTypingInput, 'To whom, and whether.') input: SetTypingInput,
  ): Promise<SetTypingPayload> {
    return { conversation: await setTyping(ctx, input) };
  }

  @Authorized()
  @Subscription(() => ConversationChange, {
    description:
      "Typing of the others, and what they or the viewer's other screens have read, in an event. Reading comes at least once, typing at most once. Errors: NOT_FOUND, FORBIDDEN.",
    subscribe,
  })
  conversationChanged(
    @Ctx() ctx: RequestContext,
    @Root() changed: ConversationChanged,
    @EventId() eventId: string,
  ): Promise<ConversationChange> {
    return getConversationChange(ctx, eventId, changed);
  }
}
