import { useStore } from 'zustand';
import { applyUpdate, update } from '../data/offline/service-worker';
import { Row } from './Stack';
import { LightButton } from './light/LightButton';
import { messages } from './messages';
import styles from './parts.module.css';

/** Offers a new version of the portal; reloading by itself could lose what the person is typing. */
export function UpdateBanner() {
  const waiting = useStore(update, ({ waiting: worker }) => worker !== null);
  if (!waiting) return null;
  return (
    <Row
      as="output"
      wrap
      justify="center"
      gap="md"
      className={`${styles.notice} ${styles.banner}`}
      data-kind="info"
    >
      {messages.updateReady}
      <LightButton onClick={applyUpdate}>{messages.reload}</LightButton>
    </Row>
  );
}
