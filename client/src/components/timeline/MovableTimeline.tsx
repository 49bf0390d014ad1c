import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  type Modifier,
} from '@dnd-kit/core';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { formatTime } from '../../lib/time';
import { minutesBetween, movedPlace, type MoveGeometry } from '../../lib/timeline-layout';
import { messages } from '../messages';
import styles from './Timeline.module.css';
import type { TimelineFrameProps, TimelineItem, TimelineProps } from './timeline-types';
import { TimelineGrid } from './TimelineGrid';

const SLOT_MINUTES = 15;
const CanMove = createContext<((item: TimelineItem) => boolean) | undefined>(undefined);
const texts = messages.timeline;

// Space picks up and drops, as Enter is left to what opens the item.
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

function MovableFrame<T extends TimelineItem>({ item, className, style, children }: TimelineFrameProps<T>) {
  const canMove = useContext(CanMove);
  const disabled = canMove ? !canMove(item) : false;
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: item.key,
    disabled,
  });
  const moved = transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined;
  const handle = disabled
    ? {}
    : { ...attributes, ...listeners, 'aria-roledescription': texts.movable, 'aria-label': item.label };
  return (
    <li className={className} style={{ ...style, ...moved }} data-dragging={isDragging}>
      <div ref={setNodeRef} className={styles.handle} {...handle}>
        {children}
      </div>
    </li>
  );
}

/** Measures the drawn grid, so that a drag in pixels becomes rows and slots. */
function measure<T extends TimelineItem>(grid: HTMLElement, props: TimelineProps<T>): MoveGeometry {
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

const arrows: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** One slot along the time, or one row across it, in whole steps of pixels. */
function useSteps<T extends TimelineItem>(grid: RefObject<HTMLDivElement | null>, props: TimelineProps<T>) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const step = () => {
      if (!grid.current) return { x: 1, y: 1 };
      const { minuteSize, rowSize, slotMinutes } = measure(grid.current, latest.current);
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

/** A timeline whose items are moved by pointer, or picked up with Space and moved by the arrow keys. */
export default function MovableTimeline<T extends TimelineItem>(props: TimelineProps<T>) {
  const { rows, items, zone, onMove, canMove } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const { coordinateGetter, snap } = useSteps(grid, props);
  const sensors = useSensors(
    // A short way first: a click still opens the item.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter }),
  );

  const placeOf = ({ active, delta }: DragMoveEvent | DragEndEvent) => {
    const item = items.find(({ key }) => key === active.id);
    if (!item || !grid.current) return null;
    const row = rows.findIndex(({ key }) => key === item.row);
    const alongLine = props.direction === 'rows';
    const along = alongLine ? delta.x : delta.y;
    const across = alongLine ? delta.y : delta.x;
    const place = movedPlace(item, Math.max(0, row), { along, across }, measure(grid.current, props));
    const key = rows[place.row]?.key ?? '';
    const time = formatTime(place.startsAt, zone);
    const isMoved = key !== item.row || place.startsAt !== new Date(item.startsAt).toISOString();
    return {
      item,
      key,
      startsAt: place.startsAt,
      isMoved,
      words: [item.label, rows[place.row]?.name ?? key, time] as const,
    };
  };

  const drop = (event: DragEndEvent) => {
    const place = placeOf(event);
    if (!place) return;
    setSpoken(place.isMoved ? texts.dropped(...place.words) : texts.notMoved(place.item.label));
    if (place.isMoved) onMove?.(place.item, place.key, place.startsAt);
  };
  const speakPlace = (event: DragMoveEvent) => {
    const place = placeOf(event);
    if (place) setSpoken(texts.over(...place.words));
  };
  const nameOf = (id: string | number) => items.find(({ key }) => key === id)?.label ?? '';

  return (
    <CanMove value={canMove as ((item: TimelineItem) => boolean) | undefined}>
      <DndContext
        sensors={sensors}
        modifiers={[snap]}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: texts.howToMove } }}
        onDragStart={({ active }) => setSpoken(texts.picked(nameOf(active.id)))}
        onDragMove={speakPlace}
        onDragEnd={drop}
        onDragCancel={({ active }) => setSpoken(texts.notMoved(nameOf(active.id)))}
      >
        <TimelineGrid {...props} Frame={MovableFrame} gridRef={grid} />
      </DndContext>
      <output className="visually-hidden" aria-live="assertive">
        {spoken}
      </output>
    </CanMove>
  );
}
