import type { CSSProperties, ReactNode } from 'react';
import styles from './Tag.module.css';

/** Plain information, highlighted, shared with the viewer, good, waiting for a person, or refused. */
export type TagTone = 'neutral' | 'info' | 'accent' | 'success' | 'waiting' | 'danger';

interface TagProps {
  tone?: TagTone;
  /** So that the colour of a status never stands alone. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The tone of a status: good, waiting for a person, refused, or plain information. */
export type StatusTone = Exclude<TagTone, 'info'>;

/** Tones of a status, by their colours in the theme. */
const colours: Partial<Record<TagTone, string>> = { success: 'success', waiting: 'warning', danger: 'error' };

function coloursOf(tone: TagTone): CSSProperties | undefined {
  const colour = colours[tone];
  return colour
    ? {
        borderColor: `var(--ant-color-${colour}-border)`,
        background: `var(--ant-color-${colour}-bg)`,
        color: `var(--ant-color-${colour}-text)`,
      }
    : undefined;
}

/** A word or two about the thing beside it. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone} style={coloursOf(tone)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** A short status word. */
export const StatusTag = (props: TagProps & { tone: StatusTone }) => <Tag {...props} />;
