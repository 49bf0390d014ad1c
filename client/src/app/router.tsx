import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ComingSoon } from '../components/ComingSoon';
import { ErrorPage } from '../components/ErrorPage';
import { eventRoutes } from './event-routes';
import { lazyPage } from './lazy-page';
import { AuthLayout } from './layouts/AuthLayout';
import { MainLayout } from './layouts/MainLayout';
import { ProtectedLayout } from './layouts/ProtectedLayout';
import { RootLayout } from './layouts/RootLayout';
import { RouteError } from './RouteError';

const authRoutes: RouteObject = {
  path: 'auth',
  element: <AuthLayout />,
  errorElement: <RouteError />,
  children: [
    { index: true, lazy: lazyPage(() => import('../features/accounts/pages/LoginPage')) },
    { path: 'forgot-password', element: <ComingSoon screen="Forgot password" /> },
    { path: 'register/:eventId', element: <ComingSoon screen="Registration" /> },
    { path: 'invite/:inviteCode?', element: <ComingSoon screen="Joining with an invite code" /> },
  ],
};

const publicRoutes: RouteObject = {
  element: <MainLayout />,
  errorElement: <RouteError />,
  children: [
    { path: 'help', lazy: lazyPage(() => import('../features/accounts/pages/HelpPage')) },
    { path: 'terms', lazy: lazyPage(() => import('../features/accounts/pages/TermsPage')) },
    { path: 'privacy-policy', lazy: lazyPage(() => import('../features/accounts/pages/PrivacyPage')) },
  ],
};

const protectedRoutes: RouteObject = {
  element: <ProtectedLayout />,
  errorElement: <RouteError />,
  children: [
    {
      element: <MainLayout />,
      errorElement: <RouteError />,
      children: [
        { index: true, lazy: lazyPage(() => import('../features/events/pages/EventListPage')) },
        { path: 'attendees/verify-code/:code', element: <ComingSoon screen="Entry code check" /> },
        { path: 'join/:id', element: <ComingSoon screen="Joining an event" /> },
      ],
    },
    eventRoutes,
  ],
};

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    // Shown while the very first page loads; the layouts follow within moments.
    HydrateFallback: () => null,
    children: [authRoutes, publicRoutes, protectedRoutes, { path: '*', element: <ErrorPage status={404} /> }],
  },
];

/** The route table of the specification. */
export const createRouter = () => createBrowserRouter(routes);
