import { messages } from '../../ui/messages';
import styles from './Layouts.module.css';

/** The id of the element that holds the page itself. */
export const contentId = 'content';

/** The first stop of the Tab key: past the menus, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {messages.skipToContent}
    </a>
  );
}
