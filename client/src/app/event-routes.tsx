import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { CompanyKind } from '../generated/graphql';
import { companyPath } from '../lib/company-kinds';
import { ErrorPage } from '../ui';
import { RouteError } from './RouteError';
import { consoleRoutes } from './console-routes';
import { MeetingStrip } from './event-shell/lazy-meeting-strip';
import { lazyPage, lazyPart, page } from './lazy-page';

const LeadsTab = lazy(() => import('../features/leads/components/LeadsTab'));
const ApiTab = lazy(() => import('../features/api-access/components/CompanyTokens'));

/** Each kind of company has a list and, below it, a page for each company. */
const companyRoutes: RouteObject[] = (Object.keys(companyPath) as CompanyKind[]).flatMap((kind) => [
  {
    path: companyPath[kind],
    lazy: lazyPart(async () => {
      const { default: CompaniesPage } = await import('../features/companies/pages/CompaniesPage');
      return () => <CompaniesPage kind={kind} />;
    }),
  },
  {
    path: `${companyPath[kind]}/:companyId`,
    lazy: lazyPart(async () => {
      const { default: CompanyPage } = await import('../features/companies/pages/CompanyPage');
      return () => <CompanyPage kind={kind} />;
    }),
  },
]);

const pages: RouteObject[] = [
  { index: true, lazy: lazyPage(() => import('./pages/EventHomePage')) },
  page('attendees', () => import('../features/attendees/pages/AttendeesPage')),
  {
    path: 'chat/:attendeeId?',
    lazy: lazyPart(async () => {
      const { default: ChatPage } = await import('../features/conversations/pages/ChatPage');
      return () => <ChatPage MeetingStrip={MeetingStrip} />;
    }),
  },
  ...companyRoutes,
  {
    path: 'our-company',
    lazy: lazyPart(async () => {
      const { default: OurCompanyPage } = await import('../features/our-company/pages/OurCompanyPage');
      return () => <OurCompanyPage LeadsTab={LeadsTab} ApiTab={ApiTab} />;
    }),
  },
  page('schedule', () => import('../features/schedule/pages/SchedulePage')),
  page('speakers', () => import('../features/attendees/pages/SpeakersPage')),
  page('investors', () => import('../features/attendees/pages/InvestorsPage')),
  page('help', () => import('../features/faqs/pages/EventHelpPage')),
  page('industry-insights', () => import('../features/articles/pages/ArticlesPage')),
  page('our-company/capture', () => import('../features/leads/pages/CapturePage')),
  page('contacts', () => import('../features/contacts/pages/ContactsPage')),
  ...consoleRoutes,
  { path: '*', element: <ErrorPage status={404} embedded /> },
];

/** Everything below `event/:id`; a page that breaks leaves the menus standing. */
export const eventRoutes: RouteObject = {
  path: 'event/:id',
  lazy: lazyPage(() => import('./event-shell/EventShell')),
  errorElement: <RouteError />,
  children: [{ errorElement: <RouteError embedded />, children: pages }],
};
