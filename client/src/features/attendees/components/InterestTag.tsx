import { Tag } from '../../../components/Tag';
import type { MarkedTerm } from '../lib/interest-order';
import { messages } from '../messages';
import styles from './InterestTag.module.css';

/** One interest; the viewer's own stand out, by a mark as well as by colour. */
export function InterestTag({ term, shared }: MarkedTerm) {
  return (
    <Tag className={shared ? styles.shared : undefined}>
      {shared && <span aria-hidden>★ </span>}
      {term}
      {shared && <span className="visually-hidden">{` (${messages.shared})`}</span>}
    </Tag>
  );
}
