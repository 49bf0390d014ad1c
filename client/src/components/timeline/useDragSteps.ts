import type { KeyboardCoordinateGetter, Modifier } from '@dnd-kit/core';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { measureGrid } from './measure-grid';
import type { TimelineItem, TimelineProps } from './timeline-types';

const arrows: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** One slot along the time, or one row across it, in whole steps of pixels. */
export function useDragSteps<T extends TimelineItem>(
  grid: RefObject<HTMLDivElement | null>,
  props: TimelineProps<T>,
) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const step = () => {
      if (!grid.current) return { x: 1, y: 1 };
      const { minuteSize, rowSize, slotMinutes } = measureGrid(grid.current, latest.current);
      const along = Math.abs(minuteSize) * slotMinutes;
      const across = Math.abs(rowSize);
      return latest.current.direction === 'rows' ? { x: along, y: across } : { x: across, y: along };
    };
    const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
      const arrow = arrows[event.code];
      if (!arrow) return undefined;
      event.preventDefault();
      const { x, y } = step();
      return { x: currentCoordinates.x + arrow.x * x, y: currentCoordinates.y + arrow.y * y };
    };
    const snap: Modifier = ({ transform }) => {
      const { x, y } = step();
      return { ...transform, x: Math.round(transform.x / x) * x, y: Math.round(transform.y / y) * y };
    };
    return { coordinateGetter, snap };
  }, [grid]);
}
