import { useOfflineReplay } from '../../../data/offline/useOfflineReplay';
import { useToasts } from '../../../ui';
import { entryReplay } from '../lib/entry-queue';
import { messages } from '../messages';

/** Sends what waits on this device as soon as the server answers, on every page, for any member of staff who is signed in. */
export default function EntryReplay() {
  const toasts = useToasts();
  useOfflineReplay(entryReplay, ({ sent, refused, results }) => {
    const conflicts = results.filter(({ checkIn }) => checkIn?.conflict).length;
    if (sent + refused === 0) return;
    const say = conflicts + refused > 0 ? toasts.info : toasts.success;
    const parts = [
      sent > 0 && messages.queue.sent(sent),
      conflicts > 0 && messages.queue.conflictsFound(conflicts),
      refused > 0 && messages.queue.refusedFound(refused),
    ];
    say(parts.filter(Boolean).join(' '), 'entry-replay');
  });
  return null;
}
