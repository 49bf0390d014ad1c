import card from '../Card.module.css';
import { messages as shared } from '../messages';
import cardStyles from './PersonCard.module.css';
import styles from './PersonCardSkeleton.module.css';

/** Cards on their way, in the sizes of `PersonCard`; `columnWidth` as the grid has it. */
export function PersonCardSkeletons({
  count = 12,
  density = 'card',
  columnWidth = 320,
}: {
  count?: number;
  density?: 'card' | 'list';
  columnWidth?: number;
}) {
  return (
    <output
      className={styles.grid}
      data-density={density}
      style={{ '--card': `${columnWidth}px` } as React.CSSProperties}
      aria-label={shared.loading}
    >
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={`${card.card} ${cardStyles.card} ${styles.card}`}
          data-density={density}
          aria-hidden
        >
          <div className={cardStyles.head}>
            <span className={styles.picture} />
            <div className={cardStyles.who}>
              <span className={styles.line} />
              <span className={styles.line} />
            </div>
          </div>
          {density === 'card' && (
            <>
              <span className={styles.line} />
              <span className={styles.block} />
              <span className={styles.buttons} />
            </>
          )}
        </div>
      ))}
    </output>
  );
}
