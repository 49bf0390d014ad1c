import { useConnectionState } from '../../hooks/useConnectionState';
import { messages } from '../messages';
import styles from './ConnectionSign.module.css';

/** Says when live updates have stopped; a quiet dot while all is well. */
export function ConnectionSign() {
  const state = useConnectionState();
  const live = state === 'connected' || state === 'idle';
  return (
    <output className={styles.sign} data-state={state}>
      {state !== 'idle' && <span className={styles.dot} title={messages.connection[state]} />}
      {!live && <span className={styles.text}>{messages.connection[state]}</span>}
    </output>
  );
}
