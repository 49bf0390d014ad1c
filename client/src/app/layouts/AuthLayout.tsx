import { Suspense, lazy } from 'react';
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { isSignedIn } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { safePath } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ColourModeSwitch, LanguageSwitch, Logo, Row, Stack, useAtLeast } from '../../ui';
import { messages } from '../messages';
import styles from './Layouts.module.css';
import { SkipLink, contentId } from './SkipLink';

const WelcomeCarousel = lazy(() => import('./WelcomeCarousel'));

/** The `handle` of a page in this layout that is also for people who are signed in. */
export const forSignedIn = { forSignedIn: true } as const;

/** The page where a signed-in person belongs instead of a page of this layout; undefined: here. */
function useWayOut(): string | undefined {
  const signedIn = useSession(isSignedIn);
  const mustChangePassword = useSession(({ auth }) => auth.user?.mustChangePassword ?? false);
  const { pathname, state } = useLocation();
  const open = useMatches().some(({ handle }) => (handle as typeof forSignedIn | undefined)?.forSignedIn);
  if (!signedIn) return undefined;
  if (mustChangePassword) return pathname === paths.changePassword() ? undefined : paths.changePassword();
  return open ? undefined : safePath((state as { from?: string } | null)?.from);
}

/** Around signing in and coming in: people who are signed in go on to where they wanted to be. */
export function AuthLayout() {
  const wayOut = useWayOut();
  const { state } = useLocation();
  const roomForSlides = useAtLeast('xxl');
  const links = [
    { to: paths.help(), label: messages.needHelp },
    { to: paths.terms(), label: messages.terms },
    { to: paths.privacyPolicy(), label: messages.privacy },
  ];
  if (wayOut) return <Navigate to={wayOut} replace state={state} />;
  return (
    <Row align="stretch" grow>
      <SkipLink />
      {roomForSlides && (
        <Suspense fallback={<Stack rigid className={styles.slides} />}>
          <WelcomeCarousel />
        </Suspense>
      )}
      <Stack grow className={styles.side}>
        <Row as="header" justify="between" className={styles.head}>
          <Logo size={36} />
          <Row gap="xxs" className={styles.switches}>
            <LanguageSwitch />
            <ColourModeSwitch />
          </Row>
        </Row>
        <Stack as="main" grow id={contentId} className={styles.form} tabIndex={-1}>
          <Outlet />
        </Stack>
        <Row as="footer" wrap justify="center" className={styles.footer}>
          {links.map(({ to, label }) => (
            <Row as={Link} key={to} to={to} tall>
              {label}
            </Row>
          ))}
        </Row>
      </Stack>
    </Row>
  );
}
