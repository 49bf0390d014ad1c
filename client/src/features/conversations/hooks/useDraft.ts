import { useState } from 'react';
import { tabStorage } from '../../../data/session/tab-storage';
import { useSession } from '../../../data/session/useSession';

/** The unsent text of one conversation. */
export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Whether it survives a reload of the page; closing the conversation it always does. */
  isStored: boolean;
}

/** Keeps what is being written to an attendee. */
export function useDraft(attendeeId: string): Draft {
  const userId = useSession(({ auth }) => auth.user?.id ?? '');
  const key = `podium-draft:${userId}:${attendeeId}`;
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? '');
  const [isStored, setStored] = useState(true);
  const keep = (next: string) => {
    setText(next);
    if (next) setStored(tabStorage.setItem(key, next) !== false);
    else {
      tabStorage.removeItem(key);
      setStored(true);
    }
  };
  return { text, setText: keep, isStored };
}
