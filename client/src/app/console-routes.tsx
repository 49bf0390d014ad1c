import type { RouteObject } from 'react-router-dom';
import type { screenRoles } from './administration-menu';
import { lazyPart, page, type lazyPage } from './lazy-page';

/** A page of the console, for the roles that may open it; the others get the 403 page in its place. */
export const consolePage = (
  screen: keyof typeof screenRoles,
  path: string,
  load: Parameters<typeof lazyPage>[0],
): RouteObject => ({
  lazy: lazyPart(async () => {
    const { RequireRole } = await import('./RequireRole');
    return () => <RequireRole screen={screen} />;
  }),
  children: [page(path, load)],
});

/** The administration screens of the specification, and below them what else organisers run an event with. */
export const consoleRoutes: RouteObject[] = [
  consolePage('users', 'users', () => import('../features/users/pages/UsersPage')),
  consolePage('eventStaff', 'staff', () => import('../features/users/pages/EventStaffPage')),
  consolePage('pods', 'pods', () => import('../features/pods/pages/PodsPage')),
  consolePage(
    'meetingProgram',
    'meeting-program',
    () => import('../features/meeting-program/pages/MeetingProgramPage'),
  ),
  consolePage(
    'timetables',
    'meeting-program/timetable',
    () => import('../features/meeting-program/timetable/pages/TimetablesPage'),
  ),
  consolePage(
    'timetables',
    'meeting-program/timetable/:runId',
    () => import('../features/meeting-program/timetable/pages/TimetablePage'),
  ),
  consolePage('reports', 'reports', () => import('../features/reports/pages/ReportsPage')),
  consolePage('statistics', 'statistics', () => import('../features/statistics/pages/StatisticsPage')),
  consolePage('scanner', 'scanner', () => import('../features/entry/pages/ScannerPage')),
  consolePage(
    'setupSections',
    'setup/:section?',
    () => import('../features/events/console/setup/pages/EventSetupPage'),
  ),
  consolePage('imports', 'imports/:kind?', () => import('../features/imports/pages/ImportsPage')),
  consolePage(
    'applications',
    'applications',
    () => import('../features/attendees/console/applications/pages/ApplicationsPage'),
  ),
  consolePage(
    'announcements',
    'announcements',
    () => import('../features/announcements/pages/AnnouncementsPage'),
  ),
  consolePage('apiAccess', 'api/:section?', () => import('../features/api-access/pages/ApiAccessPage')),
  consolePage(
    'apiAccess',
    'api/webhooks/:webhookId',
    () => import('../features/api-access/pages/WebhookPage'),
  ),
  consolePage(
    'messageReports',
    'message-reports',
    () => import('../features/conversations/console/pages/MessageReportsPage'),
  ),
  consolePage('auditLog', 'audit-log', () => import('../features/logs/audit/pages/AuditLogPage')),
  consolePage('mailLog', 'mail-log', () => import('../features/logs/mails/pages/MailLogPage')),
];
