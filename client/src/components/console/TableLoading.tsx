import { messages } from '../messages';
import { SkeletonBlock } from '../Skeleton';
import styles from './DataTable.module.css';

/** Rows on their way, in the height of those that come. */
export function TableLoading({ label, rows }: { label: string; rows: number }) {
  return (
    <output className={styles.loading} aria-label={`${messages.loading}: ${label}`}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.loadingRow}>
          <SkeletonBlock width={24} height={24} />
          <SkeletonBlock width={`${28 + ((row * 7) % 20)}%`} height={14} />
          <SkeletonBlock width="16%" height={14} />
          <SkeletonBlock width="12%" height={14} />
        </span>
      ))}
    </output>
  );
}
