import styles from './Pictures.module.css';
import { Row } from './Stack';

/** The product's mark and name. */
export function Logo({ size = 32, wordmark = true }: { size?: number; wordmark?: boolean }) {
  return (
    <Row as="span" inline className={styles.logo} style={{ fontSize: size * 0.72, fontWeight: 700 }}>
      <svg
        style={{ flex: 'none' }}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        role={wordmark ? 'presentation' : 'img'}
        aria-label={wordmark ? undefined : 'Podium'}
        aria-hidden={wordmark || undefined}
      >
        <rect className={styles.tile} width="32" height="32" rx="9" />
        <g className={styles.podium}>
          <rect opacity="0.72" x="6.5" y="17" width="5.5" height="8" rx="1.6" />
          <rect x="13.25" y="12" width="5.5" height="13" rx="1.6" />
          <rect opacity="0.72" x="20" y="19.5" width="5.5" height="5.5" rx="1.6" />
          <circle cx="16" cy="8" r="2.4" />
        </g>
      </svg>
      {wordmark && <span>Podium</span>}
    </Row>
  );
}
