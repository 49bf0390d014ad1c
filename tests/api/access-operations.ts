import { slotOf } from '../support/factories';
import { announcementOperations } from './access/announcements.operations';
import { webhookOperations } from './access/webhooks.operations';
import { apiTokenOperations } from './access/api-tokens.operations';
import { articleOperations } from './access/articles.operations';
import { companyOperations } from './access/companies.operations';
import { eventOperations } from './access/events.operations';
import { leadOperations } from './access/leads.operations';
import { podOperations } from './access/pods.operations';
import { scheduleOperations } from './access/schedule.operations';
import { attendeeOperations } from './access/attendees.operations';
import { checkInOperations } from './access/check-in.operations';
import { accountOperations } from './access/accounts.operations';
import { matchingOperations, searchOperations } from './access/matching.operations';
import { importOperations } from './access/imports.operations';
import { F, inEvent, N, nothing, toHost, U, withHost, type Operation } from './access/scene';
import { uploadOperations } from './access/uploads.operations';
import { reportOperations } from './access/reports.operations';
import { socialOperations } from './access/social.operations';

/** One row for every operation of the schema; the test of the table fails where one is missing. */
export const operations: Record<string, Operation> = {
  ...articleOperations,
  ...announcementOperations,
  ...apiTokenOperations,
  ...webhookOperations,
  ...companyOperations,
  ...eventOperations,
  ...podOperations,
  ...leadOperations,
  ...uploadOperations,
  ...scheduleOperations,
  ...attendeeOperations,
  ...checkInOperations,
  ...accountOperations,
  ...importOperations,
  demoLogins: {
    document: '{ demoLogins { email } }',
    variables: nothing,
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  login: {
    document: 'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }',
    variables: ({ login }) => ({ input: login }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  logout: {
    document: 'mutation { logout { sessionId } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  me: { document: '{ me { id } }', variables: nothing, codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'] },
  events: {
    document: '{ events { nodes { id } } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  event: {
    document: 'query ($eventId: ID!) { event(id: $eventId) { id viewerProfile { id } viewerUnreadCount } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  attendees: {
    document: 'query ($eventId: ID!) { attendees(eventId: $eventId) { nodes { id } totalCount } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  attendee: {
    document: 'query ($id: ID!) { attendee(id: $id) { id } }',
    variables: withHost,
    codes: [U, N, N, 'OK', 'OK', 'OK'],
  },
  eventProfile: {
    document: 'query ($eventId: ID!) { eventProfile(eventId: $eventId) { profile { id } bookmarks } }',
    variables: inEvent,
    codes: [U, N, 'OK', 'OK', 'OK', N],
  },
  bookmarks: {
    document: 'query ($eventId: ID!) { bookmarks(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  setBookmark: {
    document: 'mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { bookmarks } }',
    variables: toHost({ bookmarked: true }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  pods: {
    document: 'query ($eventId: ID!) { pods(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  pod: {
    document: 'query ($id: ID!) { pod(id: $id) { id } }',
    variables: ({ podId }) => ({ id: podId }),
    codes: [U, N, N, 'OK', 'OK', 'OK'],
  },
  conversations: {
    document: 'query ($eventId: ID!) { conversations(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  conversation: {
    document: 'query ($id: ID!) { conversation(attendeeId: $id) { id messages { nodes { text } } } }',
    variables: withHost,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  sendMessage: {
    document: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
    variables: toHost({ text: 'Good morning' }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  markRead: {
    document:
      'mutation ($input: MarkReadInput!) { markRead(input: $input) { conversation { unreadCount } } }',
    variables: toHost({ sequence: 1 }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  messageAdded: {
    document: 'subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  meetings: {
    document: 'query ($eventId: ID!) { meetings(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  meeting: {
    document: 'query ($id: ID!) { meeting(id: $id) { id } }',
    variables: ({ meetingId }) => ({ id: meetingId }),
    codes: [U, N, N, N, 'OK', 'OK'],
  },
  meetingOptions: {
    document: 'query ($id: ID!) { meetingOptions(attendeeId: $id) { slots { startsAt } } }',
    variables: withHost,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  requestMeeting: {
    document: 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }',
    variables: (scene) => toHost({ startsAt: slotOf(scene.event, 3).startsAt })(scene),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  respondToMeeting: {
    document:
      'mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { id } } }',
    variables: ({ meetingId }) => ({ input: { meetingId, action: 'REJECT' } }),
    codes: [U, N, N, N, 'OK', F],
  },
  meetingChanged: {
    document: 'subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  ...reportOperations,
  ...matchingOperations,
  ...searchOperations,
  ...socialOperations,
};
