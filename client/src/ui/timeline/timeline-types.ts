import type { CSSProperties, ReactNode } from 'react';
import type { Span } from '../../lib/timeline-layout';

export interface TimelineRow {
  key: string;
  /** The row's name in plain words. */
  name: string;
  /** Shown at the row's head instead of the name. */
  head?: ReactNode;
  /** Drawn within the row below the items; not read out. */
  background?: ReactNode;
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

/** The announcement of a place while an item is dragged over it. */
export interface PlaceNote {
  text: string;
  /** Something speaks against the place. */
  isClash: boolean;
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
  /** Pixels from the top of the window at which the heads of rows side by side stay while the page scrolls. */
  top?: number;
  /** Stands in a row without items. */
  emptyRow?: string;
  /** Items become draggable: by pointer, and by Space and the arrow keys. */
  onMove?: (item: T, row: string, startsAt: string) => void;
  canMove?: (item: T) => boolean;
  /** An item was picked up; null once it is put down. */
  onPick?: (item: T | null) => void;
  /** Opens an item that can be moved: by a click, or by Enter. */
  onOpen?: (item: T) => void;
  /** The end of an item is dragged, or moved with Shift and the arrow keys. */
  onResize?: (item: T, endsAt: string) => void;
  /** Free time was drawn over with the mouse, or clicked. */
  onDraw?: (row: string, startsAt: string, endsAt: string) => void;
  /** Minutes that a click into free time stands for; one step without it. */
  drawMinutes?: number;
  /** An instant at which a step begins; without it the first one shown. */
  stepsFrom?: string;
  /** Said and shown while an item is dragged over a place. */
  describePlace?: (item: T, row: string, startsAt: string) => PlaceNote | null;
  /** Pixels that a row takes below the others; then only rows in view are drawn. */
  rowSize?: number;
  /** Step of a move. */
  slotMinutes?: number;
}

/** Of a timeline whose items move. */
export type MovableProps<T extends TimelineItem> = TimelineProps<T> & { slotMinutes: number };
