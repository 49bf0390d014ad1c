import type { ReactNode } from 'react';
import { Tag, type TagTone } from './Tag';

/** How a status feels: good, waiting for somebody, refused, or plain information. */
export type StatusTone = Exclude<TagTone, 'info'>;

interface StatusTagProps {
  tone: StatusTone;
  /** So that colour never stands alone. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short status word. */
export function StatusTag(props: StatusTagProps) {
  return <Tag {...props} />;
}
