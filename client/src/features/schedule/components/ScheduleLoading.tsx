import { messages as shared } from '../../../components/messages';
import styles from './ScheduleLoading.module.css';

const columns = [4, 3, 4];

/** Cards in the places of a day's programme. */
export function ScheduleLoading() {
  return (
    <output className={styles.columns} aria-label={shared.loading}>
      {columns.map((count, column) => (
        <span key={column} className={styles.column} aria-hidden>
          <span className={styles.head} />
          {Array.from({ length: count }, (_, row) => (
            <span key={row} className={styles.card} />
          ))}
        </span>
      ))}
    </output>
  );
}
