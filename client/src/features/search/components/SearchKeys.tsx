import { messages } from '../messages';
import styles from './SearchPanel.module.css';

/** Which keys do what, for those who can see them. */
export function SearchKeys() {
  const { move, open, close } = messages.keys;
  return (
    <p className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {move}
      </span>
      <span>
        <kbd>↵</kbd> {open}
      </span>
      <span>
        <kbd>Esc</kbd> {close}
      </span>
    </p>
  );
}
