import { createElement } from 'react';
import type { RemainingKey_KeyFragment } from '../../../generated/graphql';
import { useDialogs } from '../../../ui';

/** Says what somebody leaves behind, after an act that took their rights; nothing where there is nothing. */
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
