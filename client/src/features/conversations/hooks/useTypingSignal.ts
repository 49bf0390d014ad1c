import { useEffect, useMemo } from 'react';
import { useSetTypingMutation } from '../../../generated/hooks';
import { logFailure } from '../../../lib/log';
import { TypingSignal } from '../lib/typing-signal';

/** Tells the other side while something is being written to them. */
export function useTypingSignal(attendeeId: string): TypingSignal {
  const [setTyping] = useSetTypingMutation();
  const signal = useMemo(
    () =>
      new TypingSignal((typing) => {
        if (!navigator.onLine) return;
        setTyping({
          variables: { input: { attendeeId, typing } },
          context: { changesData: false },
        }).catch((error: unknown) => logFailure('Typing was not announced', error));
      }),
    [attendeeId, setTyping],
  );
  useEffect(() => signal.stop, [signal]);
  return signal;
}
