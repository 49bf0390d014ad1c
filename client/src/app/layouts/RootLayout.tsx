import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineBanner } from '../../components/OfflineBanner';

/** Around everything: each new path starts at its top. */
export function RootLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <OfflineBanner />
      <Outlet />
    </>
  );
}
