import { Authorized, Ctx, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import { EventId } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { LiveSource } from '../../core/pubsub/live-source';
import { attendeeById, Attendee } from '../attendees/index';
import { requireAttendee } from '../event-access/index';
import { eventById, Event } from '../events/index';
import { presenceFeed } from '../presence/index';
import { messagesTopic, type MessageAdded } from './conversation.events';
import { noteOpen } from './conversation.loaders';
import { Message } from './conversation.types';
import { getMessageForViewer } from './message.service';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { attendeeId } = await requireAttendee(context, args.eventId);
  const { runtime } = context;
  return new LiveSource({
    bus: runtime.pubsub,
    topic: messagesTopic(attendeeId),
    // An attendee who listens for messages is present.
    enter: () => presenceFeed(runtime).enter(args.eventId, attendeeId),
  });
};

@Resolver(() => Message)
export class MessageResolver {
  @Authorized()
  @Subscription(() => Message, {
    description:
      'Messages to and from the viewer in an event, in the order of each conversation, at least once each. Errors: NOT_FOUND, FORBIDDEN.',
    subscribe,
  })
  async messageAdded(
    @Ctx() ctx: RequestContext,
    @Root() { messageId }: MessageAdded,
    @EventId() eventId: string,
  ): Promise<Message> {
    const message = await getMessageForViewer(ctx, eventId, messageId);
    noteOpen(ctx, [message.senderId, message.recipientId]);
    return message;
  }

  @FieldResolver(() => Event, { description: 'The event that both attend.' })
  event(@Ctx() ctx: RequestContext, @Root() message: Message): Promise<Event | null> {
    return eventById(ctx).load(message.eventId);
  }

  @FieldResolver(() => Attendee, { description: 'The author.' })
  sender(@Ctx() ctx: RequestContext, @Root() message: Message): Promise<Attendee | null> {
    return attendeeById(ctx).load(message.senderId);
  }

  @FieldResolver(() => Attendee, { description: 'The receiver.' })
  recipient(@Ctx() ctx: RequestContext, @Root() message: Message): Promise<Attendee | null> {
    return attendeeById(ctx).load(message.recipientId);
  }
}
