import { messages as shared } from '../../../components/messages';
import { PersonCardSkeletons } from '../../../components/person/PersonCardSkeleton';
import styles from './CompanyPageSkeleton.module.css';

/** The page of a company on its way, in the sizes of what comes. */
export function CompanyPageSkeleton() {
  return (
    <>
      <output className={styles.header} aria-label={shared.loading}>
        <span className={styles.cover} />
        <span className={styles.body}>
          <span className={styles.logo} />
          <span className={styles.words}>
            <span className={styles.name} />
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
        </span>
      </output>
      <PersonCardSkeletons count={3} columnWidth={280} />
    </>
  );
}
