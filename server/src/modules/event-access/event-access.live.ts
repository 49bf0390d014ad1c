import type { RequestContext } from '../../core/request/context';
import { LiveSource } from '../../core/pubsub/live-source';
import { requireAttendee } from './event-access.service';

/** Subscribes the viewer to a topic of their own profile in an event. Checks access; the broadcaster subscribes again whenever it may have changed. */
export const subscribeAsAttendee =
  (topicOf: (attendeeId: string) => string) =>
  async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
    const { attendeeId } = await requireAttendee(context, args.eventId);
    return new LiveSource({ bus: context.runtime.pubsub, topic: topicOf(attendeeId) });
  };
