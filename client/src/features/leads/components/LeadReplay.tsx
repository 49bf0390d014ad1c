import { useOfflineReplay } from '../../../data/offline/useOfflineReplay';
import { useToasts } from '../../../ui';
import { captureReplay } from '../lib/capturing';
import { messages } from '../messages';

/** Sends the viewer's captures that wait on this device as soon as the server answers. */
export default function LeadReplay() {
  const toasts = useToasts();
  useOfflineReplay(captureReplay, ({ sent, refused }) => {
    if (sent + refused > 1) toasts.info(messages.queue.report(sent, refused), 'captures-replay');
  });
  return null;
}
