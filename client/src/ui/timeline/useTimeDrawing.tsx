import { useState, type PointerEvent, type RefObject } from 'react';
import { formatTimeRange } from '../../lib/time';
import { minutesBetween, type MoveGeometry } from '../../lib/timeline-layout';
import { Row } from '../Stack';
import styles from './Timeline.module.css';
import { variables } from './TimelineGrid';
import type { TimelineItem, TimelineProps } from './timeline-types';

/** Free time that is being drawn over, in minutes from the start of the timeline. */
interface Drawn {
  row: number;
  anchor: number;
  from: number;
  to: number;
}

const MINUTE = 60_000;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Lets the mouse draw over free time. By keys and by touch, a form does the same. */
export function useTimeDrawing<T extends TimelineItem>(
  grid: RefObject<HTMLDivElement | null>,
  props: TimelineProps<T>,
  measureGrid: (element: HTMLElement) => MoveGeometry,
) {
  const { rows, from, to, zone, direction, onDraw, drawMinutes, stepsFrom = from } = props;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const total = minutesBetween(from, to);
  const instant = (minutes: number) => new Date(Date.parse(from) + minutes * MINUTE).toISOString();

  /** The row under the pointer, and the start of the step. */
  const placeOf = ({ clientX, clientY }: PointerEvent, element: HTMLElement) => {
    const { minuteSize, rowSize, rowCount, slotMinutes: step } = measureGrid(element);
    const { left, right, top } = element.getBoundingClientRect();
    const isRtl = Math.min(minuteSize, rowSize) < 0;
    const x = isRtl ? right - clientX : clientX - left;
    const y = clientY - top;
    const [along, across] = direction === 'rows' ? [x, y] : [y, x];
    const base = minutesBetween(from, stepsFrom) % step;
    const start = Math.floor((along / Math.abs(minuteSize) - base) / step) * step + base;
    const row = clamp(Math.floor(across / Math.abs(rowSize)), 0, rowCount - 1);
    return { row, start: clamp(start, 0, total - 1), step };
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const isFree = !(event.target as HTMLElement).closest('li');
    if (!isFree || event.pointerType === 'touch' || event.button !== 0 || !grid.current) return;
    const { row, start, step } = placeOf(event, grid.current);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ row, anchor: start, from: start, to: Math.min(start + step, total) });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawn || !grid.current) return;
    const { start, step } = placeOf(event, grid.current);
    const first = Math.min(drawn.anchor, start);
    const last = Math.min(Math.max(drawn.anchor, start) + step, total);
    if (first !== drawn.from || last !== drawn.to) setDrawn({ ...drawn, from: first, to: last });
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawn || !grid.current) return;
    setDrawn(null);
    const { step } = placeOf(event, grid.current);
    const isClick = drawn.to - drawn.from <= step;
    const end = isClick ? Math.min(drawn.from + (drawMinutes ?? step), total) : drawn.to;
    const row = rows[drawn.row];
    if (row) onDraw?.(row.key, instant(drawn.from), instant(end));
  };
  if (!onDraw) return { gridProps: undefined, overlay: null };
  const overlay = drawn && (
    <Row
      justify="center"
      className={`${styles.item} ${styles.drawn}`}
      style={variables({
        row: drawn.row,
        span: 1,
        start: drawn.from,
        length: drawn.to - drawn.from,
        lane: 0,
        lanes: 1,
      })}
    >
      {formatTimeRange(instant(drawn.from), instant(drawn.to), zone)}
    </Row>
  );
  return {
    gridProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrawn(null) },
    overlay,
  };
}
