import { Avatar as AntAvatar } from 'antd';
import { useState } from 'react';
import { initials } from '../lib/format';
import { imageUrl, placeholderImage } from '../lib/images';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  shape?: 'circle' | 'square';
  /** A dot at the edge: the person is here now. */
  online?: boolean;
  /** Leave false where the name stands beside it, so that it is not read twice. */
  labelled?: boolean;
}

/** Stable per name, so that a person keeps their shade everywhere. */
const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % 4;

/** A person's photo; initials when there is none, the placeholder when it does not load. */
export function Avatar({ name, src, size = 40, shape = 'circle', online, labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = imageUrl(src);
  const shown = url !== null && failed === url ? placeholderImage : url;
  const label = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={styles.frame} {...label}>
      <AntAvatar
        className={shown ? undefined : styles[`tint${tintOf(name)}`]}
        size={size}
        shape={shape}
        src={shown ? <img src={shown} alt="" loading="lazy" onError={() => setFailed(url)} /> : undefined}
      >
        {initials(name)}
      </AntAvatar>
      {online && <span className={styles.online} />}
    </span>
  );
}
