import { Suspense, lazy } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useSession } from '../../hooks/useSession';
import { safePath } from '../../lib/format';
import { paths } from '../../lib/paths';
import { isSignedIn } from '../../lib/session';
import { messages } from '../messages';
import styles from './AuthLayout.module.css';
import { ColourModeSwitch } from './ColourModeSwitch';
import { SkipLink, contentId } from './SkipLink';

const WelcomeCarousel = lazy(() => import('./WelcomeCarousel'));

const links = [
  { to: paths.help(), label: messages.needHelp },
  { to: paths.terms(), label: messages.terms },
  { to: paths.privacyPolicy(), label: messages.privacy },
];

/** Around signing in: who is signed in already goes on to where they wanted to be. */
export function AuthLayout() {
  const signedIn = useSession(isSignedIn);
  const roomForSlides = useAtLeast('xxl');
  const from = (useLocation().state as { from?: string } | null)?.from;
  if (signedIn) return <Navigate to={safePath(from)} replace />;
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
          <ColourModeSwitch />
        </header>
        <main id={contentId} className={styles.page} tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </footer>
      </div>
    </div>
  );
}
