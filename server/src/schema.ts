import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { authChecker } from './core/authorization';
import { validateArgument } from './core/graphql/validation';
import { AccountResolver } from './modules/accounts/account.resolver';
import { AccountService } from './modules/accounts/account.service';
import { SessionService } from './modules/accounts/session.service';
import { AttendeeFieldsResolver } from './modules/attendees/attendee-fields.resolver';
import { AttendeeResolver } from './modules/attendees/attendee.resolver';
import { AttendeeService } from './modules/attendees/attendee.service';
import { BookmarkService } from './modules/attendees/bookmark.service';
import { EventProfileResolver } from './modules/attendees/event-profile.resolver';
import {
  AttendeeUnreadResolver,
  EventUnreadResolver,
} from './modules/conversations/conversation-counts.resolver';
import { ConversationResolver } from './modules/conversations/conversation.resolver';
import { ConversationService } from './modules/conversations/conversation.service';
import { MessageResolver } from './modules/conversations/message.resolver';
import { MessageService } from './modules/conversations/message.service';
import { EventAccessService } from './modules/events/event-access.service';
import { EventResolver } from './modules/events/event.resolver';
import { EventService } from './modules/events/event.service';
import { MeetingClaimService } from './modules/meetings/meeting-claim.service';
import {
  AttendeeMeetingsResolver,
  EventMeetingsResolver,
  MeetingFieldsResolver,
  MeetingParticipantResolver,
  SlotResolver,
} from './modules/meetings/meeting-fields.resolver';
import { MeetingRequestService } from './modules/meetings/meeting-request.service';
import { MeetingSlotsService } from './modules/meetings/meeting-slots.service';
import { MeetingResolver } from './modules/meetings/meeting.resolver';
import { MeetingService } from './modules/meetings/meeting.service';
import { PodResolver } from './modules/pods/pod.resolver';
import { PodService } from './modules/pods/pod.service';

/** The use cases that something other than a resolver needs: sessions for every edge, requests for the clock. */
export interface Services {
  sessions: SessionService;
  meetingRequests: MeetingRequestService;
}

const createServices = () => {
  const access = new EventAccessService();
  const sessions = new SessionService();
  const attendees = new AttendeeService(access);
  const conversations = new ConversationService(access, attendees);
  const meetingSlots = new MeetingSlotsService(access, attendees);
  return {
    access,
    sessions,
    attendees,
    conversations,
    meetingSlots,
    accounts: new AccountService(sessions),
    events: new EventService(access),
    bookmarks: new BookmarkService(access, attendees),
    pods: new PodService(access),
    messages: new MessageService(access, conversations),
    meetings: new MeetingService(access, meetingSlots, new MeetingClaimService()),
    meetingRequests: new MeetingRequestService(access, attendees, meetingSlots),
  };
};

const createResolvers = (of: ReturnType<typeof createServices>): object[] => [
  new AccountResolver(of.accounts),
  new EventResolver(of.events),
  new AttendeeResolver(of.attendees, of.bookmarks),
  new AttendeeFieldsResolver(),
  new EventProfileResolver(of.access),
  new PodResolver(of.pods),
  new ConversationResolver(of.conversations, of.messages),
  new MessageResolver(of.messages),
  new AttendeeUnreadResolver(),
  new EventUnreadResolver(),
  new MeetingResolver(of.meetings, of.meetingRequests, of.meetingSlots),
  new MeetingFieldsResolver(),
  new MeetingParticipantResolver(),
  new SlotResolver(),
  new AttendeeMeetingsResolver(),
  new EventMeetingsResolver(),
];

const useTheOutbox = (): never => {
  throw new Error('Events leave through the outbox, and subscriptions bring their own stream');
};

/** type-graphql insists on a bus of its own; ours is in the context. */
const outboxOnly = { publish: useTheOutbox, subscribe: useTheOutbox };

/** Puts services and resolvers of all modules together: one schema, and the services behind it. */
export const createSchema = (): { schema: GraphQLSchema; services: Services } => {
  const services = createServices();
  const resolvers = new Map(createResolvers(services).map((resolver) => [resolver.constructor, resolver]));
  const schema = buildSchemaSync({
    resolvers: [...resolvers.keys()] as unknown as NonEmptyArray<() => void>,
    container: { get: (resolverClass: () => void) => resolvers.get(resolverClass) },
    authChecker,
    pubSub: outboxOnly,
    validateFn: validateArgument,
  });
  return { schema, services };
};
