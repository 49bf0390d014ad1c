import type { CSSProperties, ReactNode } from 'react';
import type { Span } from '../../lib/timeline-layout';

export interface TimelineRow {
  key: string;
  /** The row's name in plain words. */
  name: string;
  /** Shown at the row's head instead of the name. */
  head?: ReactNode;
}

export interface TimelineItem extends Span {
  key: string;
  /** Key of its row; null for what is in all rows, such as a break. */
  row: string | null;
  /** How many rows it covers, where it is in all: without it every one. */
  span?: number;
  /** Names the item where its content is not read, such as while it is moved. */
  label: string;
}

export interface TimelineFrameProps<T extends TimelineItem> {
  item: T;
  className?: string;
  style: CSSProperties;
  children: ReactNode;
}

export interface TimelineProps<T extends TimelineItem> {
  label: string;
  rows: readonly TimelineRow[];
  items: readonly T[];
  /** First and last instant shown, on full hours of the event (`hourRange`). */
  from: string;
  to: string;
  zone: string;
  /** Rows side by side with time going down, or rows below each other with time along the line. */
  direction?: 'columns' | 'rows';
  /** Draws an item within its place. */
  renderItem: (item: T) => ReactNode;
  /** Draws the now line at this moment. */
  now?: Date;
  /** The only row that the now line crosses: where rows are days. */
  nowRow?: string;
  /** Pixels that a minute takes. */
  minuteSize?: number;
  /** Stands in a row without items. */
  emptyRow?: string;
  /** Items become draggable: by pointer, and by Space and the arrow keys. */
  onMove?: (item: T, row: string, startsAt: string) => void;
  canMove?: (item: T) => boolean;
  /** Step of a move. */
  slotMinutes?: number;
}
