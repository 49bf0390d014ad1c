import { Row, Stack } from './Stack';
import styles from './parts.module.css';

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
    <Row as="span" align="start" gap="md" style={{ width: '100%' }} aria-hidden>
      {avatar && (
        <span
          className={`${styles.bone} ${styles.round}`}
          style={{ width: avatar, height: avatar }}
          data-rigid
        />
      )}
      <Stack as="span" grow gap="md">
        {title !== false && <span className={`${styles.bone} ${styles.heading}`} style={{ width: title }} />}
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={`${styles.bone} ${styles.line}`} />
        ))}
      </Stack>
    </Row>
  );
}

/** One shape that is on its way: a picture, a message, a button. */
export function SkeletonBlock({ width = '100%', height }: { width?: number | string; height: number }) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden />;
}
