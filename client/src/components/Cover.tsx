import { useState, type ReactNode } from 'react';
import { imageUrl } from '../lib/images';
import styles from './Cover.module.css';

interface CoverProps {
  src?: string | null;
  /** A description of the picture; empty where it only decorates. */
  alt?: string;
  height?: number;
  /** Gives a picture-less cover its own pattern. */
  seed?: string;
  children?: ReactNode;
}

function patternOf(seed: string): React.CSSProperties {
  const turn = Array.from(seed).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0) * 7, 0) % 360;
  return { '--turn': `${turn}deg`, '--glow-at': `${55 + (turn % 45)}%` } as React.CSSProperties;
}

/** A wide picture; a quiet pattern in brand colours where there is none or it does not load. */
export function Cover({ src, alt = '', height = 160, seed = '', children }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = imageUrl(src);
  const shown = url !== null && failed !== url;
  return (
    <div className={styles.cover} style={{ minHeight: height }}>
      {shown ? (
        <img className={styles.picture} src={url} alt={alt} onError={() => setFailed(url)} />
      ) : (
        <div
          className={styles.pattern}
          style={patternOf(seed)}
          {...(alt && { role: 'img', 'aria-label': alt })}
        />
      )}
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
