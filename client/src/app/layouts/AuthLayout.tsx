import { Suspense, lazy } from 'react';
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useSession } from '../../hooks/useSession';
import { safePath } from '../../lib/format';
import { paths } from '../../lib/paths';
import { isSignedIn } from '../../lib/session';
import { messages } from '../messages';
import styles from './AuthLayout.module.css';
import { ColourModeSwitch } from '../../components/ColourModeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { SkipLink, contentId } from './SkipLink';

const WelcomeCarousel = lazy(() => import('./WelcomeCarousel'));

/** The `handle` of a page in this layout that is also for people who are signed in. */
export const forSignedIn = { forSignedIn: true } as const;

/** The links below each page of the layout. */
function Footer() {
  const links = [
    { to: paths.help(), label: messages.needHelp },
    { to: paths.terms(), label: messages.terms },
    { to: paths.privacyPolicy(), label: messages.privacy },
  ];
  return (
    <footer className={styles.footer}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </footer>
  );
}

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
  if (wayOut) return <Navigate to={wayOut} replace state={state} />;
  return (
    <div className={styles.layout}>
      <SkipLink />
      {roomForSlides && (
        <Suspense fallback={<div className={styles.slides} />}>
          <WelcomeCarousel />
        </Suspense>
      )}
      <div className={styles.side}>
        <header className={styles.header}>
          <Logo size={36} />
          <span className={styles.choices}>
            <LanguageSwitch />
            <ColourModeSwitch />
          </span>
        </header>
        <main id={contentId} className={styles.page} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </div>
  );
}
