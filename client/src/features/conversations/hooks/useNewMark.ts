import { useState } from 'react';
import { useDocumentVisible } from './useDocumentVisible';

interface Conversation {
  unreadCount: number;
  lastReadSequence: number;
}

/**
 * Sequence of the first message that was unread when the conversation came into view; null where none was. It stays
 * while the conversation is looked at, although the messages count as read meanwhile.
 */
export function useNewMark(conversation: Conversation | undefined): number | null {
  const visible = useDocumentVisible();
  const [mark, setMark] = useState<{ newFrom: number | null } | null>(null);
  if (!visible && mark) setMark(null);
  if (visible && !mark && conversation) {
    setMark({ newFrom: conversation.unreadCount > 0 ? conversation.lastReadSequence + 1 : null });
  }
  return mark?.newFrom ?? null;
}
