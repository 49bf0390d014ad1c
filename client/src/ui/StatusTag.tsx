import type { ReactNode } from 'react';
import { Tag, type TagTone } from './Tag';

/** The tone of a status: good, waiting for a person, refused, or plain information. */
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
