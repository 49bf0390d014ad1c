import { messages as shared } from '../../../components/messages';
import styles from './NowAndNext.module.css';

const groups = [2, 2];

/** The two groups in the sizes that they mostly have. */
export function NowAndNextLoading() {
  return (
    <output className={styles.both} aria-label={shared.loading}>
      {groups.map((count, index) => (
        <span key={index} className={styles.group} aria-hidden>
          <span className={styles.title}>
            <span className={styles.bone} />
          </span>
          <span className={styles.list}>
            {Array.from({ length: count }, (_, row) => (
              <span key={row} className={styles.session}>
                <span className={styles.bone} />
                <span className={styles.bone} data-short />
              </span>
            ))}
          </span>
        </span>
      ))}
      <span className={styles.all} />
    </output>
  );
}
