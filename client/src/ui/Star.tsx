import styles from './parts.module.css';

/** The star of favourites, full or empty. */
export function Star({ isOn }: { isOn: boolean }) {
  return (
    <svg
      className={styles.star}
      data-on={isOn || undefined}
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      aria-hidden
    >
      <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
    </svg>
  );
}
