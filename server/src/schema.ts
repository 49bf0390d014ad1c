import { buildSchemaSync } from 'type-graphql';
import { type NonEmptyArray } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { authChecker } from './core/authorization';
import { guardArguments } from './core/graphql/arguments';
import { completeInputs } from './core/graphql/input-classes';
import { takeWhatIsGiven } from './core/graphql/given';
import { DateTimeScalar } from './core/graphql/scalars';
import { validateArgument } from './core/graphql/validation';
import { AccountResolver, UserPictures } from './modules/accounts/account.resolver';
import { EmailVerificationResolver } from './modules/accounts/email-verification.resolver';
import { PasswordResolver } from './modules/accounts/password.resolver';
import { UserSessionsResolver } from './modules/accounts/user-sessions.resolver';
import { UserResolver } from './modules/accounts/user.resolver';
import { AnnouncementResolver } from './modules/announcements/announcement.resolver';
import { AttendeeEditingResolver } from './modules/attendees/attendee-editing.resolver';
import { AttendeeFacetsResolver } from './modules/attendees/attendee-facets.resolver';
import { AttendeeFieldsResolver, AttendeePictures } from './modules/attendees/attendee-fields.resolver';
import { AttendeeResolver } from './modules/attendees/attendee.resolver';
import { BlockResolver } from './modules/attendees/block.resolver';
import { EventProfileResolver } from './modules/attendees/event-profile.resolver';
import { BulkJobResolver } from './modules/bulk-jobs/bulk-job.resolver';
import { SecurityResolver } from './modules/security/security.resolver';
import { AuditResolver } from './modules/audit/audit.resolver';
import {
  BadgePictures,
  CheckInResolver,
  CheckInResultResolver,
  EntryCodeCheckResolver,
} from './modules/check-in/check-in.resolver';
import { CompanyCover, CompanyLogo, CompanyResolver } from './modules/companies/company.resolver';
import { ConversationChangesResolver } from './modules/conversations/conversation-changes.resolver';
import {
  AttendeeUnreadResolver,
  EventUnreadResolver,
} from './modules/conversations/conversation-counts.resolver';
import { ConversationResolver } from './modules/conversations/conversation.resolver';
import { MessageReportResolver } from './modules/conversations/message-report.resolver';
import { MessageResolver } from './modules/conversations/message.resolver';
import { EventEditingResolver } from './modules/events/event-editing.resolver';
import { EventPictures, EventResolver, InterestGroupResolver } from './modules/events/event.resolver';
import { FaqResolver } from './modules/help/faq.resolver';
import { ImportResolver } from './modules/imports/import.resolver';
import { PreparedImportResolver } from './modules/imports/prepared-import.resolver';
import { InsightPictures, InsightResolver } from './modules/insights/insight.resolver';
import { JoiningResolver } from './modules/joining/joining.resolver';
import { LeavingResolver } from './modules/leaving/leaving.resolver';
import { AttendeeRemovalResolver, UserRemovalResolver } from './modules/leaving/removal.resolver';
import { MailResolver } from './modules/mails/mail.resolver';
import { AttendeeMatchResolver, MatchResolver } from './modules/matching/match.resolver';
import {
  AttendeeMeetingsResolver,
  EventMeetingsResolver,
  MeetingFieldsResolver,
  MeetingParticipantResolver,
  SlotResolver,
} from './modules/meetings/meeting-fields.resolver';
import { MeetingPlanResolver } from './modules/meetings/meeting-plan.resolver';
import { MeetingProposalResolver } from './modules/meetings/meeting-proposal.resolver';
import { MeetingResolver } from './modules/meetings/meeting.resolver';
import { NodeResolver } from './modules/nodes/node.resolver';
import { NotificationResolver } from './modules/notifications/notification.resolver';
import { PodResolver } from './modules/pods/pod.resolver';
import { PresenceResolver } from './modules/presence/presence.resolver';
import { PushResolver } from './modules/push/push.resolver';
import {
  AttendeeActivityResolver,
  AttendeeReportResolver,
  ReportFileResolver,
  ReportResolver,
} from './modules/reports/report.resolver';
import { ActivityResolver, AttendeeSessionsResolver } from './modules/schedule/activity.resolver';
import { AgendaFeedResolver } from './modules/schedule/agenda-feed.resolver';
import { AgendaResolver } from './modules/schedule/agenda.resolver';
import { PodPlanResolver } from './modules/schedule/pod-plan.resolver';
import { PodScheduleResolver } from './modules/schedule/pod-schedule.resolver';
import {
  AttendeeSearchResultResolver,
  CompanySearchResultResolver,
  FaqSearchResultResolver,
  SessionSearchResultResolver,
} from './modules/search/search-result.resolver';
import { SearchResolver } from './modules/search/search.resolver';
import { EventMixResolver } from './modules/statistics/event-mix.resolver';
import { BookmarkTallyResolver, StatisticsResolver } from './modules/statistics/statistics.resolver';
import { UploadResolver } from './modules/uploads/upload.resolver';
import { createServices, type Services } from './services';

/** Addresses of pictures, of each type that has some. */
const pictures = [
  UserPictures,
  EventPictures,
  AttendeePictures,
  CompanyLogo,
  CompanyCover,
  InsightPictures,
  BadgePictures,
];

const createResolvers = (of: Services): object[] => [
  new AccountResolver(of.accounts),
  new PasswordResolver(of.codes, of.passwords, of.ownSessions),
  new EmailVerificationResolver(of.emailVerifications),
  new UserResolver(of.users),
  new UserSessionsResolver(of.userSessions),
  new JoiningResolver(of.joining, of.invitationCodes),
  new LeavingResolver(of.leaving, of.ownData),
  new AttendeeRemovalResolver(),
  new UserRemovalResolver(),
  new EventResolver(of.events),
  new InterestGroupResolver(),
  new EventEditingResolver(of.eventEditing, of.eventCopies),
  new AttendeeResolver(of.attendees, of.bookmarks),
  new AttendeeFieldsResolver(),
  new AttendeeFacetsResolver(),
  new AttendeeEditingResolver(of.attendeeEditing, of.invitations),
  new BulkJobResolver(of.bulkJobs, of.bulkUndo),
  new EventProfileResolver(),
  new CompanyResolver(of.companies),
  new FaqResolver(of.faqs),
  new InsightResolver(of.insights),
  new AuditResolver(of.audit),
  new SecurityResolver(of.securityLog),
  new MailResolver(of.mailLog),
  new PodResolver(of.pods, of.podEditing),
  new ImportResolver(of.imports, of.importUndo),
  new PreparedImportResolver(of.preparedImports, of.importFaults, of.importUndo),
  new CheckInResolver(of.checkIns, of.entries),
  new CheckInResultResolver(),
  new EntryCodeCheckResolver(),
  new MatchResolver(of.matches),
  new AttendeeMatchResolver(),
  new NodeResolver(of.nodes),
  new SearchResolver(of.search),
  new AttendeeSearchResultResolver(),
  new CompanySearchResultResolver(),
  new SessionSearchResultResolver(),
  new FaqSearchResultResolver(),
  new PresenceResolver(of.presence),
  new ConversationResolver(of.conversations, of.messages),
  new ConversationChangesResolver(of.conversations),
  new MessageResolver(of.messages),
  new MessageReportResolver(of.messageReports),
  new BlockResolver(of.blocks),
  new NotificationResolver(of.notificationReading),
  new AnnouncementResolver(of.announcements),
  new PushResolver(of.push),
  new AttendeeUnreadResolver(),
  new EventUnreadResolver(),
  new MeetingResolver(of.meetings, of.meetingRequests, of.meetingSlots),
  new MeetingFieldsResolver(),
  new MeetingProposalResolver(of.meetingProposals),
  new MeetingPlanResolver(of.meetingPlan),
  new ActivityResolver(of.activities),
  new AttendeeSessionsResolver(),
  new AgendaResolver(of.agenda, of.busyTimes),
  new AgendaFeedResolver(of.agendaFeeds),
  new PodPlanResolver(of.podPlan),
  new PodScheduleResolver(of.podSchedule),
  new MeetingParticipantResolver(),
  new SlotResolver(),
  new AttendeeMeetingsResolver(),
  new EventMeetingsResolver(),
  new UploadResolver(of.images),
  ...pictures.map((Pictures) => new Pictures()),
  new ReportResolver(of.reports, of.reportFiles),
  new AttendeeReportResolver(of.reports, of.reportFiles),
  new AttendeeActivityResolver(),
  new ReportFileResolver(of.downloads),
  new StatisticsResolver(of.statistics),
  new EventMixResolver(of.statistics),
  new BookmarkTallyResolver(),
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
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    pubSub: outboxOnly,
    validateFn: validateArgument,
  });
  completeInputs(schema);
  guardArguments(schema);
  return { schema: takeWhatIsGiven(schema), services };
};
