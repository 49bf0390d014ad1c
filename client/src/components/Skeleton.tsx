import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Width and height of the round picture before the text, in pixels; none without it. */
  avatar?: number;
  /** Width of the heading, or false for none. */
  title?: string | false;
  /** Lines of text below the heading. */
  rows?: number;
}

/** Text that is on its way, in the sizes of what comes. Says nothing by itself: name it where it stands alone. */
export function Skeleton({ avatar, title = avatar ? '50%' : '38%', rows = 3 }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden>
      {avatar && <span className={styles.avatar} style={{ width: avatar, height: avatar }} />}
      <span className={styles.text}>
        {title !== false && <span className={styles.title} style={{ width: title }} />}
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={styles.line} />
        ))}
      </span>
    </span>
  );
}

/** One shape that is on its way: a picture, a message, a button. */
export function SkeletonBlock({ width = '100%', height }: { width?: number | string; height: number }) {
  return <span className={styles.block} style={{ width, height }} aria-hidden />;
}
