import type { ComponentType } from 'react';

/** A route's page in a chunk of its own, fetched when the route is first entered. */
export const lazyPage =
  (load: () => Promise<{ default: ComponentType }>) => async (): Promise<{ Component: ComponentType }> => ({
    Component: (await load()).default,
  });
