import { lazy, type ComponentType } from 'react';

/** A part that its page can do without: where it cannot be loaded, as without a network, nothing stands in its place. */
export const lazyExtra = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (): null => null })));
