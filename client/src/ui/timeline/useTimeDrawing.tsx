import { useState, type PointerEvent } from 'react';
import { formatTimeRange } from '../../lib/time';
import { clamp, minutesBetween, type MoveGeometry } from '../../lib/timeline-layout';
import { Row } from '../Stack';
import styles from './Timeline.module.css';
import { variables } from './TimelineGrid';
import type { MovableProps, TimelineItem } from './timeline-types';

const MINUTE = 60_000;

/** Lets the mouse draw over free time. By keys and by touch, a form does the same. */
export function useTimeDrawing<T extends TimelineItem>(
  {
    rows,
    from,
    to,
    zone,
    direction,
    onDraw,
    slotMinutes: step,
    drawMinutes = step,
    stepsFrom = from,
  }: MovableProps<T>,
  measure: () => MoveGeometry | null,
) {
  /** Free time that is being drawn over, in minutes from the start of the timeline; drawn from the anchor on. */
  const [drawn, setDrawn] = useState<{ row: number; anchor: number; from: number; to: number } | null>(null);
  const total = minutesBetween(from, to);
  const instant = (minutes: number) => new Date(Date.parse(from) + minutes * MINUTE).toISOString();

  /** The row under the pointer, and the start of the step. */
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { minuteSize = 1, rowSize = 1 } = measure() ?? {};
    const { left, right, top } = currentTarget.getBoundingClientRect();
    const x = Math.min(minuteSize, rowSize) < 0 ? right - clientX : clientX - left;
    const y = clientY - top;
    const [along, across] = direction === 'rows' ? [x, y] : [y, x];
    const base = minutesBetween(from, stepsFrom) % step;
    const start = Math.floor((along / Math.abs(minuteSize) - base) / step) * step + base;
    const row = clamp(Math.floor(across / Math.abs(rowSize)), 0, rows.length - 1);
    return { row, start: clamp(start, 0, total - 1) };
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const isFree = !(event.target as HTMLElement).closest('li');
    if (!isFree || event.pointerType === 'touch' || event.button !== 0) return;
    const { row, start } = placeOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ row, anchor: start, from: start, to: Math.min(start + step, total) });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawn) return;
    const { start } = placeOf(event);
    const first = Math.min(drawn.anchor, start);
    const last = Math.min(Math.max(drawn.anchor, start) + step, total);
    if (first !== drawn.from || last !== drawn.to) setDrawn({ ...drawn, from: first, to: last });
  };
  const onPointerUp = () => {
    if (!drawn) return;
    setDrawn(null);
    const isClick = drawn.to - drawn.from <= step;
    const end = isClick ? Math.min(drawn.from + drawMinutes, total) : drawn.to;
    const row = rows[drawn.row];
    if (row) onDraw?.(row.key, instant(drawn.from), instant(end));
  };
  if (!onDraw) return {};
  return {
    gridProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrawn(null) },
    overlay: drawn && (
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
    ),
  };
}
