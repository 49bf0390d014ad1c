import { useState, type ReactNode } from 'react';
import { imageUrl } from '../lib/images';
import styles from './Pictures.module.css';

interface CoverProps {
  src?: string | null;
  height: number;
  /** Gives a picture-less cover its own pattern. */
  seed: string;
  children?: ReactNode;
}

function patternOf(seed: string): React.CSSProperties {
  const turn = Array.from(seed).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0) * 7, 0) % 360;
  return { '--turn': `${turn}deg`, '--glow-at': `${55 + (turn % 45)}%` } as React.CSSProperties;
}

/** A wide picture that decorates; a quiet pattern in brand colours where there is none or it does not load. */
export function Cover({ src, height, seed, children }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = imageUrl(src);
  return (
    <div className={styles.cover} style={{ minHeight: height }}>
      {url !== null && failed !== url ? (
        <img className={styles.fill} src={url} alt="" onError={() => setFailed(url)} />
      ) : (
        <div className={`${styles.fill} ${styles.pattern}`} style={patternOf(seed)} />
      )}
      {children && <div>{children}</div>}
    </div>
  );
}
