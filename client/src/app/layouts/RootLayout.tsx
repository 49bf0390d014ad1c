import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineBanner, useHistoryTrail, useKeptFocus, useQuestionsOfPage, useToastsOfPage } from '../../ui';

/** Mounted again for each path, and so scrolls once per path. */
function ScrollToTop() {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
}

/** Around everything: each new path starts at its top. */
export function RootLayout() {
  const { pathname, search } = useLocation();
  useHistoryTrail();
  useKeptFocus();
  useToastsOfPage(pathname);
  useQuestionsOfPage(`${pathname}${search}`);
  return (
    <div className="portal">
      <ScrollToTop key={pathname} />
      <OfflineBanner />
      <Outlet />
    </div>
  );
}
