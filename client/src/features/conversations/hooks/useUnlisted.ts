import { useState } from 'react';
import type { QueuedMessage } from '../lib/queued-messages';
import { unlistedOf } from '../lib/unlisted';

const to = (attendeeId: string, messages: readonly QueuedMessage[]): readonly QueuedMessage[] =>
  messages.filter((message) => message.attendeeId === attendeeId);

/** The viewer's messages to this person that its list of messages does not show yet. */
export function useUnlisted(
  attendeeId: string,
  queued: readonly QueuedMessage[],
  messages: readonly { clientId: string }[],
): readonly QueuedMessage[] {
  const [seen, setSeen] = useState({ queued, messages, unlisted: unlistedOf([], queued, messages) });
  if (seen.queued === queued && seen.messages === messages) return to(attendeeId, seen.unlisted);
  const unlisted = unlistedOf(seen.unlisted, queued, messages);
  setSeen({ queued, messages, unlisted });
  return to(attendeeId, unlisted);
}
