import { createElement } from 'react';
import type { RemainingKey_KeyFragment } from '../../../generated/graphql';
import { useDialogs } from '../../../ui';

/** Shows a user's remaining credentials after an action that took their rights; nothing if there are none. */
export function useRemainingKeys() {
  const { alert } = useDialogs();
  return async (name: string, keys: readonly RemainingKey_KeyFragment[] = []): Promise<void> => {
    if (keys.length === 0) return;
    const [{ default: RemainingKeys }, { messages }] = await Promise.all([
      import('../console/RemainingKeys'),
      import('../console/messages'),
    ]);
    void alert(createElement(RemainingKeys, { keys }), messages.remainingKeys.title(name));
  };
}
