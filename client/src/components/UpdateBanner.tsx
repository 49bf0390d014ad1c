import { useSyncExternalStore } from 'react';
import { applyUpdate, updateStore } from '../lib/service-worker';
import { LightButton } from './light/LightButton';
import { messages } from './messages';
import styles from './UpdateBanner.module.css';

/** Offers a new version of the portal; reloading by itself could lose what the person is typing. */
export function UpdateBanner() {
  const waiting = useSyncExternalStore(updateStore.subscribe, updateStore.isWaiting);
  if (!waiting) return null;
  return (
    <output className={styles.banner}>
      {messages.updateReady}
      <LightButton onClick={applyUpdate}>{messages.reload}</LightButton>
    </output>
  );
}
