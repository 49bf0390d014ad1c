import { useState } from 'react';
import { useSession } from '../../../hooks/useSession';

/** The unsent text of one conversation; it survives closing the conversation and reloading the page. */
export function useDraft(attendeeId: string): [text: string, setText: (text: string) => void] {
  const userId = useSession(({ auth }) => auth.user?.id ?? '');
  const key = `podium-draft:${userId}:${attendeeId}`;
  const [text, setText] = useState(() => window.sessionStorage.getItem(key) ?? '');
  const keep = (next: string) => {
    setText(next);
    if (next) window.sessionStorage.setItem(key, next);
    else window.sessionStorage.removeItem(key);
  };
  return [text, keep];
}
