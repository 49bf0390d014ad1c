import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../components/ErrorPage';
import type { Role } from '../generated/graphql';
import { EventComingSoon } from './event-shell/EventComingSoon';
import { EventShell } from './event-shell/EventShell';
import { lazyPage } from './lazy-page';
import { screenRoles } from './navigation';
import { RequireRole } from './RequireRole';
import { RouteError } from './RouteError';

/** A screen that a later release builds. */
const later = (path: string, screen: string): RouteObject => ({
  path,
  element: <EventComingSoon screen={screen} />,
});

const laterFor = (roles: readonly Role[], path: string, screen: string): RouteObject => ({
  element: <RequireRole roles={roles} />,
  children: [later(path, screen)],
});

const pages: RouteObject[] = [
  { index: true, lazy: lazyPage(() => import('../features/events/pages/EventHomePage')) },
  { path: 'attendees', lazy: lazyPage(() => import('../features/attendees/pages/AttendeesPage')) },
  { path: 'chat/:attendeeId?', lazy: lazyPage(() => import('../features/conversations/pages/ChatPage')) },
  later('it-exporters', 'Top IT Exporters'),
  later('it-exporters/:companyId', 'Top IT Exporters'),
  later('exhibitors', 'Exhibitors'),
  later('exhibitors/:companyId', 'Exhibitors'),
  later('startups', 'Startups'),
  later('startups/:companyId', 'Startups'),
  later('speakers', 'Speakers'),
  later('investors', 'Investors'),
  later('schedule', 'Schedule'),
  later('help', 'Help'),
  later('industry-insights', 'Industry Insights'),
  laterFor(screenRoles.users, 'users', 'Users'),
  laterFor(screenRoles.pods, 'pods', 'Pods'),
  laterFor(screenRoles.reports, 'reports', 'Reports'),
  laterFor(screenRoles.statistics, 'statistics', 'Statistics'),
  laterFor(screenRoles.scanner, 'scanner', 'Scanner'),
  { path: '*', element: <ErrorPage status={404} embedded /> },
];

/** Everything below `event/:id`; a page that breaks leaves the menus standing. */
export const eventRoutes: RouteObject = {
  path: 'event/:id',
  element: <EventShell />,
  children: [{ errorElement: <RouteError embedded />, children: pages }],
};
