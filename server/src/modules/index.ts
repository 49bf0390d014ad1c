import 'reflect-metadata';
import type { ModuleDefinition, NodeGetter } from '../core/module';
import { ownDataParts } from '../core/db/own-data';
import { OutboxEntity } from '../core/outbox/outbox.entity';
import { accountsModule } from './accounts/module';
import { announcementsModule } from './announcements/module';
import { attendeesModule } from './attendees/module';
import { auditModule } from './audit/module';
import { bulkJobsModule } from './bulk-jobs/module';
import { checkInModule } from './check-in/module';
import { companiesModule } from './companies/module';
import { conversationsModule } from './conversations/module';
import { eventAccessModule } from './event-access/module';
import { eventsModule } from './events/module';
import { faqsModule } from './faqs/module';
import { importsModule } from './imports/module';
import { articlesModule } from './articles/module';
import { registrationModule } from './registration/module';
import { privacyModule } from './privacy/module';
import { liveAccessModule } from './live-access/module';
import { mailsModule } from './mails/module';
import { matchingModule } from './matching/module';
import { meetingsModule } from './meetings/module';
import { nodesModule } from './nodes/module';
import { notificationsModule } from './notifications/module';
import { podsModule } from './pods/module';
import { presenceModule } from './presence/module';
import { pushModule } from './push/module';
import { reportsModule } from './reports/module';
import { scheduleModule } from './schedule/module';
import { searchModule } from './search/module';
import { securityModule } from './security/module';
import { statisticsModule } from './statistics/module';
import { uploadsModule } from './uploads/module';

/** All modules, lower ones first: a module imports only modules above its own line. */
export const modules: readonly ModuleDefinition[] = [
  eventAccessModule,
  securityModule,
  uploadsModule,
  companiesModule,
  eventsModule,
  mailsModule,
  accountsModule,
  liveAccessModule,
  auditModule,
  faqsModule,
  articlesModule,
  attendeesModule,
  notificationsModule,
  presenceModule,
  privacyModule,
  bulkJobsModule,
  importsModule,
  checkInModule,
  statisticsModule,
  announcementsModule,
  conversationsModule,
  pushModule,
  registrationModule,
  podsModule,
  matchingModule,
  reportsModule,
  meetingsModule,
  scheduleModule,
  nodesModule,
  searchModule,
];

for (const { preloads = [], ownData = {} } of modules) {
  for (const preload of preloads) preload.install();
  ownDataParts.install(ownData);
}

/** What modules do at the hooks of others, in the order in which they run. */
export const hookListeners = modules.flatMap(({ hooks = [] }) => hooks);

/** How things are found by their ids alone, by their types. */
export const nodeGetters: Readonly<Record<string, NodeGetter>> = Object.fromEntries(
  modules.flatMap(({ nodes = {} }) => Object.entries(nodes)),
);

/** Every table of the database. */
export const entities = [OutboxEntity, ...modules.flatMap(({ entities: own = [] }) => own)];
