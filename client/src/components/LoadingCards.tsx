import { Skeleton } from 'antd';
import { messages } from './messages';
import styles from './States.module.css';

interface LoadingCardsProps {
  count?: number;
  /** Narrowest width of a card before the grid takes one less per row. */
  minWidth?: number;
  avatar?: boolean;
  rows?: number;
}

/** Skeletons in the layout of the cards that are on their way. */
export function LoadingCards({ count = 6, minWidth = 280, avatar = true, rows = 2 }: LoadingCardsProps) {
  return (
    <output
      className={styles.grid}
      style={{ '--card': `${minWidth}px` } as React.CSSProperties}
      aria-label={messages.loading}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <Skeleton active avatar={avatar} title paragraph={{ rows }} />
        </div>
      ))}
    </output>
  );
}
