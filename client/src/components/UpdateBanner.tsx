import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { applyUpdate, updateStore } from '../lib/service-worker';
import { messages } from './messages';

/** Offers a new version of the portal; it never takes over by itself, since somebody may be typing. */
export function UpdateBanner() {
  const waiting = useSyncExternalStore(updateStore.subscribe, updateStore.isWaiting);
  if (!waiting) return null;
  return (
    <Alert
      banner
      type="info"
      showIcon
      title={messages.updateReady}
      action={
        <Button size="small" onClick={applyUpdate}>
          {messages.reload}
        </Button>
      }
    />
  );
}
