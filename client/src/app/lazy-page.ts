import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A page of a module that holds no default export, or needs props. */
export const lazyPart = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** A route's page or layout in a chunk of its own, fetched when the route is first entered. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart(async () => (await load()).default);

/** A page at a path. */
export const page = (path: string, load: Parameters<typeof lazyPage>[0]): RouteObject => ({
  path,
  lazy: lazyPage(load),
});
