import type { GraphQLExecutor } from './core/graphql/executor';
import type { ContextFactory } from './core/graphql/http-endpoint';
import type { Logger } from './core/logger';
import { createEndpoint, type RestEndpoint } from './core/rest/endpoint';
import type { RestRow } from './core/rest/row';
import { accountRows } from './modules/accounts/account.rest';
import { attendeeRows } from './modules/attendees/attendee.rest';
import { profileRows } from './modules/attendees/profile.rest';
import { conversationRows } from './modules/conversations/conversation.rest';
import { eventRows } from './modules/events/event.rest';
import { meetingRequestRows } from './modules/meetings/meeting-request.rest';
import { meetingRows } from './modules/meetings/meeting.rest';
import { podRows } from './modules/pods/pod.rest';

/** Every operation of `/v1`. */
export const restRows: readonly RestRow[] = [
  ...accountRows,
  ...profileRows,
  ...eventRows,
  ...attendeeRows,
  ...conversationRows,
  ...podRows,
  ...meetingRequestRows,
  ...meetingRows,
];

/** `/v1` over the schema. */
export const createRestEndpoint = (
  executor: GraphQLExecutor,
  createContext: ContextFactory,
  log: Logger,
): RestEndpoint => createEndpoint(restRows, executor, createContext, log);
