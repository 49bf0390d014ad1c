import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { untilAnswered } from '../../data/connection/until-answered';
import { logFailure } from '../../data/errors/log';
import { feedbackStore } from './feedback';

const parts = () => import('./FeedbackParts');

/** It may be stored for use without a network; else it is asked for again until there is one, since all later toasts wait for it too. */
const load = () => parts().catch(() => untilAnswered(parts));

/** Shows toasts and dialogs, whose script is loaded after the page's own. One for the whole portal. */
export function FeedbackHost() {
  const wanted = useSyncExternalStore(feedbackStore.subscribe, feedbackStore.isWanted);
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const loaded = Parts !== null;
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (module) => setParts(() => module.default),
      (error: unknown) => logFailure('Toasts and dialogs could not be loaded', error),
    );
  }, [wanted, loaded]);
  return Parts && <Parts />;
}
