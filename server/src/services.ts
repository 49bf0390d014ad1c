import { AccountService } from './modules/accounts/account.service';
import { EmailVerificationService } from './modules/accounts/email-verification.service';
import { OneTimeCodeService } from './modules/accounts/one-time-code.service';
import { OwnSessionsService } from './modules/accounts/own-sessions.service';
import { PasswordLinkService } from './modules/accounts/password-links.service';
import { PasswordTokenService } from './modules/accounts/password-tokens.service';
import { PasswordService } from './modules/accounts/password.service';
import { SessionService } from './modules/accounts/session.service';
import { UserSessionsService } from './modules/accounts/user-sessions.service';
import { UserService } from './modules/accounts/user.service';
import { AnnouncementDeliveryService } from './modules/announcements/announcement-delivery.service';
import { AnnouncementService } from './modules/announcements/announcement.service';
import { AttendeeEditingService } from './modules/attendees/attendee-editing.service';
import { AttendeeService } from './modules/attendees/attendee.service';
import { BlockService } from './modules/attendees/block.service';
import { BookmarkService } from './modules/attendees/bookmark.service';
import { InterestsService } from './modules/attendees/interests.service';
import { InvitationService } from './modules/attendees/invitation.service';
import { LiveAccessService } from './modules/live-access/live-access.service';
import { AuditService } from './modules/audit/audit.service';
import { BulkJobService } from './modules/bulk-jobs/bulk-job.service';
import { BulkRunService } from './modules/bulk-jobs/bulk-run.service';
import { BulkUndoService } from './modules/bulk-jobs/bulk-undo.service';
import { CheckInService } from './modules/check-in/check-in.service';
import { EntryService } from './modules/check-in/entry.service';
import { CompanyService } from './modules/companies/company.service';
import { ConversationService } from './modules/conversations/conversation.service';
import { MessageReportService } from './modules/conversations/message-report.service';
import { MessageService } from './modules/conversations/message.service';
import { EventAccessService } from './modules/event-access/index';
import { EventCopyService } from './modules/events/event-copy.service';
import { EventEditingService } from './modules/events/event-editing.service';
import { EventInterestsService } from './modules/events/event-interests.service';
import { EventService } from './modules/events/event.service';
import { FaqService } from './modules/help/faq.service';
import { ImportFaultService } from './modules/imports/import-fault.service';
import { PreparedImportService } from './modules/imports/prepared-import.service';
import { ImportUndoService } from './modules/imports/import-undo.service';
import { ImportService } from './modules/imports/import.service';
import { InsightService } from './modules/insights/insight.service';
import { InvitationCodeService } from './modules/joining/invitation-code.service';
import { JoiningService } from './modules/joining/joining.service';
import { ProfileService } from './modules/joining/profile.service';
import { LeavingService } from './modules/leaving/leaving.service';
import { OwnDataService } from './modules/leaving/own-data.service';
import { MailLogService } from './modules/mails/mail-log.service';
import { MailService } from './modules/mails/mail.service';
import { MatchService } from './modules/matching/match.service';
import { MeetingChangeService } from './modules/meetings/meeting-change.service';
import { MeetingClaimService } from './modules/meetings/meeting-claim.service';
import { MeetingNoticeService } from './modules/meetings/meeting-notice.service';
import { MeetingPlanService } from './modules/meetings/meeting-plan.service';
import { MeetingProposalService } from './modules/meetings/meeting-proposal.service';
import { MeetingReminderService } from './modules/meetings/meeting-reminder.service';
import { MeetingRequestService } from './modules/meetings/meeting-request.service';
import { MeetingSlotsService } from './modules/meetings/meeting-slots.service';
import { MeetingService } from './modules/meetings/meeting.service';
import { NodeService } from './modules/nodes/node.service';
import { NotificationReadingService } from './modules/notifications/notification-reading.service';
import { PodEditingService } from './modules/pods/pod-editing.service';
import { PodService } from './modules/pods/pod.service';
import { PresenceService } from './modules/presence/presence.service';
import { DownloadService } from './modules/reports/download.service';
import { PushService } from './modules/push/push.service';
import { ReportFileService } from './modules/reports/report-file.service';
import { ReportService } from './modules/reports/report.service';
import { ActivityNoticeService } from './modules/schedule/activity-notice.service';
import { ActivityService } from './modules/schedule/activity.service';
import { AgendaFeedService } from './modules/schedule/agenda-feed.service';
import { AgendaService } from './modules/schedule/agenda.service';
import { BusyTimeService } from './modules/schedule/busy-time.service';
import { PodPlanService } from './modules/schedule/pod-plan.service';
import { PodScheduleService } from './modules/schedule/pod-schedule.service';
import { SecurityLogService } from './modules/security/security-log.service';
import { SearchService } from './modules/search/search.service';
import { StatisticsService } from './modules/statistics/statistics.service';
import { ImageStore } from './modules/uploads/image.service';
import { UnusedPicturesService } from './modules/uploads/unused-pictures.service';

/** What nearly every other service stands on. */
const createFoundation = () => {
  const access = new EventAccessService();
  return {
    access,
    push: new PushService(),
    attendees: new AttendeeService(access),
    sessions: new SessionService(),
    mails: new MailService(),
    images: new ImageStore(),
    interests: new InterestsService(),
  };
};

type Foundation = ReturnType<typeof createFoundation>;

/** Users, and how they come and go. */
const createAccountServices = ({ sessions, attendees, mails, images, interests }: Foundation) => {
  const tokens = new PasswordTokenService();
  const accounts = new AccountService(sessions);
  const passwords = new PasswordService(sessions, tokens);
  const users = new UserService(sessions, passwords, new PasswordLinkService(tokens, mails));
  return {
    accounts,
    passwords,
    users,
    codes: new OneTimeCodeService(mails, tokens),
    emailVerifications: new EmailVerificationService(mails),
    liveAccess: new LiveAccessService(sessions),
    ownSessions: new OwnSessionsService(sessions),
    userSessions: new UserSessionsService(users, sessions),
    ownData: new OwnDataService(),
    leaving: new LeavingService(users, passwords, sessions),
    joining: new JoiningService(accounts, attendees, new ProfileService(interests, images)),
    invitationCodes: new InvitationCodeService(passwords, sessions),
  };
};

/** Events, and what staff prepare for them. */
const createEventServices = ({ access, images }: Foundation) => ({
  events: new EventService(access),
  eventEditing: new EventEditingService(new EventInterestsService(), images),
  eventCopies: new EventCopyService(access),
  companies: new CompanyService(access, images),
  pods: new PodService(access),
  podEditing: new PodEditingService(access),
  faqs: new FaqService(access),
  insights: new InsightService(access, images),
  unusedPictures: new UnusedPicturesService(),
  audit: new AuditService(access),
  securityLog: new SecurityLogService(),
  mailLog: new MailLogService(access),
});

/** The people of an event: who comes, who is let in, who is worth meeting. */
const createPeopleServices = ({ access, attendees, mails, images, interests }: Foundation) => {
  const invitations = new InvitationService(access, attendees, mails);
  const imports = new ImportService(access);
  const bulkJobs = new BulkJobService(access, attendees);
  return {
    invitations,
    bulkJobs,
    bulkRuns: new BulkRunService(invitations),
    bulkUndo: new BulkUndoService(bulkJobs),
    attendeeEditing: new AttendeeEditingService(access, attendees, invitations, interests, images),
    bookmarks: new BookmarkService(access, attendees),
    blocks: new BlockService(access, attendees),
    imports,
    importUndo: new ImportUndoService(imports),
    importFaults: new ImportFaultService(imports),
    preparedImports: new PreparedImportService(access, imports),
    checkIns: new CheckInService(access),
    entries: new EntryService(access),
    matches: new MatchService(access, attendees),
    search: new SearchService(access),
    presence: new PresenceService(),
  };
};

/** What people write to each other, and what they are told. */
const createChatServices = ({ access, attendees, mails }: Foundation) => {
  const conversations = new ConversationService(access, attendees);
  const messages = new MessageService(access, conversations);
  return {
    conversations,
    messages,
    messageReports: new MessageReportService(access, messages),
    notificationReading: new NotificationReadingService(access),
    announcements: new AnnouncementService(access),
    announcementDelivery: new AnnouncementDeliveryService(mails),
  };
};

/** Meetings, and the schedule around them. */
const createMeetingServices = ({ access, attendees, mails }: Foundation) => {
  const slots = new MeetingSlotsService(access, attendees);
  const notices = new MeetingNoticeService(mails);
  const changes = new MeetingChangeService();
  const claims = new MeetingClaimService();
  const meetings = new MeetingService(access, slots, claims, changes, notices);
  const meetingPlan = new MeetingPlanService(access, claims, changes, notices);
  const activities = new ActivityService(access, new ActivityNoticeService());
  const busyTimes = new BusyTimeService(access);
  const agenda = new AgendaService(access, activities, meetings, busyTimes);
  return {
    meetings,
    meetingSlots: slots,
    meetingRequests: new MeetingRequestService(access, attendees, slots, changes, notices),
    meetingProposals: new MeetingProposalService(access, meetings, slots, claims, changes, notices),
    meetingReminders: new MeetingReminderService(notices),
    meetingPlan,
    activities,
    busyTimes,
    agenda,
    agendaFeeds: new AgendaFeedService(access, agenda),
    podPlan: new PodPlanService(access, activities, meetingPlan),
    podSchedule: new PodScheduleService(access, activities, meetingPlan),
  };
};

/** What staff look at. */
const createReportServices = ({ access }: Foundation) => {
  const reports = new ReportService(access);
  const reportFiles = new ReportFileService(reports);
  return {
    reports,
    reportFiles,
    downloads: new DownloadService(reportFiles),
    statistics: new StatisticsService(access),
  };
};

/** The use cases of all modules, each made once. */
export const createServices = () => {
  const foundation = createFoundation();
  const services = {
    ...foundation,
    ...createAccountServices(foundation),
    ...createEventServices(foundation),
    ...createPeopleServices(foundation),
    ...createChatServices(foundation),
    ...createMeetingServices(foundation),
    ...createReportServices(foundation),
  };
  const { events, attendees, companies, pods, activities, meetings, faqs, insights } = services;
  const nodes = new NodeService({
    Event: events,
    Attendee: attendees,
    Company: companies,
    Pod: pods,
    Activity: activities,
    Meeting: meetings,
    Faq: faqs,
    Insight: insights,
  });
  return { ...services, nodes };
};

export type Services = ReturnType<typeof createServices>;
