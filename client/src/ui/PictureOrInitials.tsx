import { useState } from 'react';
import { isolated } from '../lib/language';
import { initials } from '../lib/format';
import { imageUrl, placeholderImage } from '../lib/images';
import styles from './Pictures.module.css';

interface PictureOrInitialsProps {
  name: string;
  /** Address from the server, asked for in about twice the width shown: `avatarUrl(size: 160)`. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
  shape?: 'circle' | 'square';
  /** Shows a dot: the person has the portal open. */
  online?: boolean;
  /** Leave false where the name stands beside the picture, so that it is not read twice. */
  labelled?: boolean;
}

/** Stable per name, so that a person keeps the same tint everywhere. */
function tintOf(name: string) {
  const sum = Array.from(name).reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const hue = sum % 2 === 0 ? 'blue' : 'orange';
  const [tint, ink] = sum % 4 < 2 ? [2, 9] : [1, 8];
  return { '--tint': `var(--ant-${hue}-${tint})`, '--ink': `var(--ant-${hue}-${ink})` };
}

/** The picture of a person or company. Initials where none was uploaded; the placeholder where it fails to load. */
export function PictureOrInitials(props: PictureOrInitialsProps) {
  const { name, src, size = 40, shape = 'circle', online, labelled } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const url = imageUrl(src);
  const label = labelled ? { role: 'img', 'aria-label': isolated(name) } : { 'aria-hidden': true };
  return (
    <span
      className={styles.frame}
      style={{ '--size': `${size}px` } as React.CSSProperties}
      data-shape={shape}
      {...label}
    >
      {url ? (
        <img
          className={styles.picture}
          src={failed === url ? placeholderImage : url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(url)}
        />
      ) : (
        <span className={styles.initials} style={tintOf(name) as React.CSSProperties}>
          {initials(name)}
        </span>
      )}
      {online && <span className={styles.online} />}
    </span>
  );
}
