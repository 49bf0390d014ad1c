import 'reflect-metadata';
import type { NodeGetter, Runtime } from '../core/request/context';
import type { ModuleDefinition } from '../core/module';
import { EventChangeEntity } from '../core/changes/event-change.entity';
import { IdempotencyKeyEntity } from '../core/idempotency/idempotency-key.entity';
import { JobHoldEntity } from '../core/jobs/job-hold.entity';
import { OutboxEntity } from '../core/outbox/outbox.entity';
import { announcementsModule } from './announcements/module';
import { applicationsModule } from './applications/module';
import { attendeesModule } from './attendees/module';
import { auditModule } from './audit/module';
import { blocksModule } from './blocks/module';
import { bookmarksModule } from './bookmarks/module';
import { bulkJobsModule } from './bulk-jobs/module';
import { checkInModule } from './check-in/module';
import { companiesModule } from './companies/module';
import { contactsModule } from './contacts/module';
import { conversationsModule } from './conversations/module';
import { eventAccessModule } from './event-access/module';
import { eventStaffModule } from './event-staff/module';
import { eventFieldsModule } from './event-fields/module';
import { eventsModule } from './events/module';
import { groupsModule } from './groups/module';
import { faqsModule } from './faqs/module';
import { favouritesModule } from './favourites/module';
import { interestsModule } from './interests/module';
import { invitationsModule } from './invitations/module';
import { importsModule } from './imports/module';
import { answersModule } from './answers/module';
import { apiTokensModule } from './api-tokens/module';
import { articlesModule } from './articles/module';
import { registrationModule } from './registration/module';
import { installOwnData } from './privacy/index';
import { privacyModule } from './privacy/module';
import { keepingModule } from './keeping/module';
import { leadsModule } from './leads/module';
import { liveAccessModule } from './live-access/module';
import { liveDigestModule } from './live-digest/module';
import { mailsModule } from './mails/module';
import { matchingModule } from './matching/module';
import { meetingsModule } from './meetings/module';
import { meetingWishesModule } from './meeting-wishes/module';
import { nodesModule } from './nodes/module';
import { notificationsModule } from './notifications/module';
import { ourCompanyModule } from './our-company/module';
import { podsModule } from './pods/module';
import { presenceModule } from './presence/module';
import { profilesModule } from './profiles/module';
import { pushModule } from './push/module';
import { reportsModule } from './reports/module';
import { schedulerModule } from './scheduler/module';
import { scheduleModule } from './schedule/module';
import { searchModule } from './search/module';
import { securityModule } from './security/module';
import { sessionRatingsModule } from './session-ratings/module';
import { sessionsModule } from './sessions/module';
import { statisticsModule } from './statistics/module';
import { systemHealthModule } from './system-health/module';
import { uploadsModule } from './uploads/module';
import { usersModule } from './users/module';
import { webhooksModule } from './webhooks/module';
import { v1Module } from './v1/module';

/** All modules, lower ones first: a module imports only modules above its own line. */
export const modules: readonly ModuleDefinition[] = [
  eventAccessModule,
  securityModule,
  uploadsModule,
  companiesModule,
  eventsModule,
  mailsModule,
  sessionsModule,
  usersModule,
  apiTokensModule,
  liveAccessModule,
  auditModule,
  faqsModule,
  articlesModule,
  interestsModule,
  eventFieldsModule,
  answersModule,
  attendeesModule,
  groupsModule,
  bookmarksModule,
  blocksModule,
  invitationsModule,
  profilesModule,
  favouritesModule,
  notificationsModule,
  ourCompanyModule,
  contactsModule,
  presenceModule,
  privacyModule,
  keepingModule,
  bulkJobsModule,
  checkInModule,
  statisticsModule,
  conversationsModule,
  pushModule,
  applicationsModule,
  registrationModule,
  podsModule,
  meetingsModule,
  meetingWishesModule,
  announcementsModule,
  leadsModule,
  reportsModule,
  scheduleModule,
  importsModule,
  sessionRatingsModule,
  matchingModule,
  schedulerModule,
  nodesModule,
  searchModule,
  liveDigestModule,
  systemHealthModule,
  webhooksModule,
  eventStaffModule,
  v1Module,
];

for (const { preloads = [], ownData = {} } of modules) {
  for (const preload of preloads) preload();
  installOwnData(ownData);
}

/** The listeners of modules at the hooks of others, in the order in which they run. */
export const hookListeners = modules.flatMap(({ hooks = [] }) => hooks);

/** The modules' listeners to changes of the feed. */
export const changeListeners = modules.flatMap(({ onChanges }) => onChanges ?? []);

/** How things are found by their ids alone, by their types. */
export const nodeGetters: Readonly<Record<string, NodeGetter>> = Object.fromEntries(
  modules.flatMap(({ nodes = {} }) => Object.entries(nodes)),
);

/** Files that modules send themselves. */
export const fileRoutes = modules.flatMap(({ files = [] }) => files);

/** Topics that go through Postgres too where Redis is away. */
export const urgentTopics: ReadonlySet<string> = new Set(
  modules.flatMap((module) => module.urgentTopics ?? []),
);

/** Starts all modules; the returned function ends them, those started last first. */
export const startModules = async (runtime: Runtime): Promise<() => Promise<void>> => {
  const stops: (() => void | Promise<void>)[] = [];
  for (const module of modules) if (module.start) stops.unshift(await module.start(runtime));
  return async () => {
    for (const stop of stops) await stop();
  };
};

/** Every table of the database. */
export const entities = [
  EventChangeEntity,
  IdempotencyKeyEntity,
  JobHoldEntity,
  OutboxEntity,
  ...modules.flatMap(({ entities: own = [] }) => own),
];

// Dependencies of the server itself: authentication, live viewers, and the first login.
export { hasAdmin, hashPassword, isGuessable, makeFirstAdmin } from './users/index';
export { removeDemo } from './privacy/index';
export { ACCESS_CHANGED, type AccessChanged, authenticate } from './sessions/index';
export { applyScopes, authenticateToken, isListedOrigin, keepSandboxToken } from './api-tokens/index';
export { createLiveViewers } from './live-access/index';
export { planDemo } from './scheduler/index';
export { addBackupGauge, warnOfState } from './system-health/index';
export { addWebhookMetrics } from './webhooks/index';
