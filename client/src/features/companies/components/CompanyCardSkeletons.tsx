import { messages as shared } from '../../../components/messages';
import styles from './CompanyCardSkeletons.module.css';

/** Cards on their way, in the sizes of `CompanyCard`. */
export function CompanyCardSkeletons({ count = 12 }: { count?: number }) {
  return (
    <output className={styles.grid} aria-label={shared.loading}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <div className={styles.head}>
            <span className={styles.logo} />
            <span className={styles.name} />
          </div>
          <span className={styles.line} />
          <span className={styles.tags} />
          <span className={styles.facts} />
        </div>
      ))}
    </output>
  );
}
