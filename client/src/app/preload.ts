import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The path that a link of this site leads to. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return undefined;
  return link.pathname;
}

/** Fetches the scripts of a link's page when it is pointed at, touched or focused, ahead of the click. */
export function preloadOnHover(routes: RouteObject[]): void {
  // Browsers that do not say are taken as fast.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const done = new Set<string>();
  const preload = ({ target }: Event) => {
    const path = pathOf(target);
    if (path === undefined || path === window.location.pathname || done.has(path)) return;
    done.add(path);
    for (const { route } of matchRoutes(routes, path) ?? [])
      // A script that does not come now is fetched again on the click, which shows the failure.
      if (typeof route.lazy === 'function') route.lazy().catch(() => done.delete(path));
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, preload, { passive: true });
}
