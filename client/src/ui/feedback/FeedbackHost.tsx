import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { logFailure } from '../../data/errors/log';
import { feedbackStore } from './feedback';

const load = () => import('./FeedbackParts');

/** Shows toasts and dialogs, whose script is loaded after the page's own. One for the whole portal. */
export function FeedbackHost() {
  const wanted = useSyncExternalStore(feedbackStore.subscribe, feedbackStore.isWanted);
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const loaded = Parts !== null;
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (parts) => setParts(() => parts.default),
      (error: unknown) => logFailure('Toasts and dialogs could not be loaded', error),
    );
  }, [wanted, loaded]);
  return Parts && <Parts />;
}
