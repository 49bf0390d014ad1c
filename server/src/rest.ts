import type { GraphQLExecutor } from './core/graphql/executor';
import type { ContextFactory } from './core/graphql/http-endpoint';
import type { Logger } from './core/logger';
import { createEndpoint, type RestEndpoint } from './core/rest/endpoint';
import { describeRows } from './core/rest/openapi';
import type { RestRow } from './core/rest/row';
import { accountRows } from './modules/accounts/account.rest';
import { attendeeEditingRows } from './modules/attendees/attendee-editing.rest';
import { passwordRows } from './modules/accounts/password.rest';
import { userRows } from './modules/accounts/user.rest';
import { attendeeDetailsRows } from './modules/meetings/attendee-details.rest';
import { attendeeRows } from './modules/attendees/attendee.rest';
import { profileRows } from './modules/attendees/profile.rest';
import { companyEditingRows, companyRows } from './modules/pods/company.rest';
import { checkInRows } from './modules/check-in/check-in.rest';
import { conversationRows } from './modules/conversations/conversation.rest';
import { eventEditingRows } from './modules/events/event-editing.rest';
import { eventRows } from './modules/events/event.rest';
import { faqRows } from './modules/help/faq.rest';
import { invitationRows, joiningRows } from './modules/joining/joining.rest';
import { matchRows } from './modules/matching/match.rest';
import { importRows } from './modules/imports/import.rest';
import { meetingRequestRows } from './modules/meetings/meeting-request.rest';
import { meetingRows } from './modules/meetings/meeting.rest';
import { podRows } from './modules/pods/pod.rest';
import { activityRows } from './modules/schedule/activity.rest';
import { agendaFeedRows } from './modules/schedule/agenda-feed.rest';
import { podPlanRows } from './modules/schedule/pod-plan.rest';
import { reportRows } from './modules/reports/report.rest';
import { statisticsRows } from './modules/statistics/statistics.rest';
import { uploadPaths } from './modules/uploads/upload.openapi';

/** Every operation of `/v1`. */
export const restRows: readonly RestRow[] = [
  ...accountRows,
  ...passwordRows,
  ...userRows,
  ...invitationRows,
  ...joiningRows,
  ...profileRows,
  ...eventRows,
  ...eventEditingRows,
  ...attendeeRows,
  ...attendeeDetailsRows,
  ...attendeeEditingRows,
  ...checkInRows,
  ...matchRows,
  ...importRows,
  ...conversationRows,
  ...companyRows,
  ...companyEditingRows,
  ...podRows,
  ...faqRows,
  ...activityRows,
  ...agendaFeedRows,
  ...podPlanRows,
  ...meetingRequestRows,
  ...meetingRows,
  ...reportRows,
  ...statisticsRows,
];

/** The text of `schema/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(describeRows(restRows, uploadPaths), null, 2)}\n`;

/** `/v1` over the schema. */
export const createRestEndpoint = (
  executor: GraphQLExecutor,
  createContext: ContextFactory,
  log: Logger,
): RestEndpoint => createEndpoint(restRows, executor, createContext, log);
