import { SkeletonBlock } from '../../../components/Skeleton';
import { messages } from '../messages';
import styles from './Statistics.module.css';

/** The cards and charts before their numbers are there. */
export function StatisticsLoading() {
  return (
    <div className={styles.page} aria-busy>
      <span className="visually-hidden">{messages.loading}</span>
      <div className={styles.cards}>
        {Array.from({ length: 6 }, (_none, index) => (
          <div key={index} className={styles.card}>
            <SkeletonBlock height={20} width="60%" />
            <SkeletonBlock height={36} width="40%" />
          </div>
        ))}
      </div>
      <div className={styles.charts}>
        {Array.from({ length: 4 }, (_none, index) => (
          <SkeletonBlock key={index} height={300} />
        ))}
      </div>
    </div>
  );
}
