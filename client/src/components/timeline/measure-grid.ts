import { minutesBetween, type MoveGeometry } from '../../lib/timeline-layout';
import type { TimelineItem, TimelineProps } from './timeline-types';

export const SLOT_MINUTES = 15;

/** Measures the drawn grid, so that a drag in pixels becomes rows and slots. */
export function measureGrid<T extends TimelineItem>(
  grid: HTMLElement,
  props: TimelineProps<T>,
): MoveGeometry {
  const { width, height } = grid.getBoundingClientRect();
  const alongLine = props.direction === 'rows';
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  const mirror = isRtl ? -1 : 1;
  const minutes = minutesBetween(props.from, props.to);
  const count = props.rows.length;
  return {
    minuteSize: alongLine ? (mirror * width) / minutes : height / minutes,
    rowSize: alongLine ? height / count : (mirror * width) / count,
    rowCount: count,
    slotMinutes: props.slotMinutes ?? SLOT_MINUTES,
    from: props.from,
    to: props.to,
  };
}
