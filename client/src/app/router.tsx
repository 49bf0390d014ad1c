import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import LoginPage from '../features/sign-in/pages/LoginPage';
import { ErrorPage } from '../ui';
import { RouteError } from './RouteError';
import { consolePage } from './console-routes';
import { eventRoutes } from './event-routes';
import { AuthLayout, forSignedIn } from './layouts/AuthLayout';
import { ProtectedLayout } from './layouts/ProtectedLayout';
import { RootLayout } from './layouts/RootLayout';
import { lazyPage, page } from './lazy-page';
import { preloadOnHover } from './preload';
import { loadFirstParts } from './theme/antd-sheet';

/** Data, theme and state in the address for the pages below; the login needs none of it. */
const inPortal = (children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(async () => (await Promise.all([import('./Portal'), loadFirstParts()]))[0]),
  errorElement: <RouteError />,
  children,
});

/** Inside the frame with the bar that the pages outside an event share. */
const inMainLayout = (children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(() => import('./layouts/MainLayout')),
  errorElement: <RouteError />,
  children,
});

const authRoutes: RouteObject = {
  path: 'auth',
  element: <AuthLayout />,
  errorElement: <RouteError />,
  children: [
    { index: true, element: <LoginPage /> },
    inPortal([
      page('create-account', () => import('../features/registration/pages/CreateAccountPage')),
      // A mailed link, an invitation or a proof also counts for people who are signed in; the pages decide.
      {
        handle: forSignedIn,
        children: [
          page('forgot-password', () => import('../features/sign-in/passwords/pages/ForgotPasswordPage')),
          page('change-password', () => import('../features/sign-in/passwords/pages/ChangePasswordPage')),
          page('verify-email', () => import('../features/sign-in/email-verification/pages/VerifyEmailPage')),
          page('register/:eventId', () => import('../features/registration/pages/RegisterPage')),
          page('invite/:inviteCode?', () => import('../features/registration/pages/InvitePage')),
        ],
      },
    ]),
  ],
};

const publicRoutes: RouteObject = inMainLayout([
  ...['help', 'terms', 'privacy-policy'].map((path) =>
    page(path, () => import('../features/sign-in/public-pages/PublicPage')),
  ),
  page('offer/:code', () => import('../features/registration/pages/OfferPage')),
  page('mail/:token', () => import('../features/account/pages/MailChoicesPage')),
]);

const protectedRoutes: RouteObject = {
  element: <ProtectedLayout />,
  errorElement: <RouteError />,
  children: [
    inMainLayout([
      page('account/:section?', () => import('../features/account/pages/AccountPage')),
      { index: true, lazy: lazyPage(() => import('./pages/EventListPage')) },
      page('attendees/verify-code/:code', () => import('../features/entry/check-in/pages/EntryCodePage')),
      consolePage(
        'systemHealth',
        'admin/health',
        () => import('../features/logs/health/pages/SystemHealthPage'),
      ),
      page('join/:id', () => import('../features/registration/pages/JoinPage')),
    ]),
    eventRoutes,
  ],
};

/** The shared parts in all their states; the build leaves it out. */
const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'dev/parts/:part?', lazy: () => import('../dev/PartsPage') }]
  : [];

/** The route table of the specification. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    // Shown while the very first page loads; the layouts follow within moments.
    HydrateFallback: () => null,
    children: [
      authRoutes,
      inPortal([
        ...devRoutes,
        publicRoutes,
        protectedRoutes,
        inMainLayout([{ path: '*', element: <ErrorPage status={404} embedded /> }]),
      ]),
    ],
  },
];

/** The router over the route table; links load their pages ahead. */
export function createRouter() {
  preloadOnHover(routes);
  return createBrowserRouter(routes);
}
