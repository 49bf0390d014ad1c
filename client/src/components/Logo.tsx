import styles from './Logo.module.css';

/** The product's mark and name. */
export function Logo({ size = 32, wordmark = true }: { size?: number; wordmark?: boolean }) {
  return (
    <span className={styles.logo} style={{ fontSize: size * 0.72 }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        role={wordmark ? 'presentation' : 'img'}
        aria-label={wordmark ? undefined : 'Podium'}
        aria-hidden={wordmark || undefined}
      >
        <rect className={styles.tile} width="32" height="32" rx="9" />
        <rect className={styles.step} x="6.5" y="17" width="5.5" height="8" rx="1.6" />
        <rect className={styles.top} x="13.25" y="12" width="5.5" height="13" rx="1.6" />
        <rect className={styles.step} x="20" y="19.5" width="5.5" height="5.5" rx="1.6" />
        <circle className={styles.top} cx="16" cy="8" r="2.4" />
      </svg>
      {wordmark && <span>Podium</span>}
    </span>
  );
}
