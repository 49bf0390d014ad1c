import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  type Modifier,
} from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { formatTime } from '../../lib/time';
import { minutesBetween, movedPlace, type MoveGeometry } from '../../lib/timeline-layout';
import { Stack } from '../Stack';
import { messages } from '../messages';
import { ItemActionsContext, MovableFrame, type ItemActions } from './MovableFrame';
import styles from './Timeline.module.css';
import { TimelineGrid } from './TimelineGrid';
import type { PlaceNote, TimelineItem, TimelineProps } from './timeline-types';
import { useTimeDrawing } from './useTimeDrawing';

const texts = messages.timeline;

// Space picks up and drops, as Enter is left to what opens the item.
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

const SLOT_MINUTES = 15;

/** Measures the drawn grid, so that a drag in pixels becomes rows and slots. */
function measureGrid<T extends TimelineItem>(grid: HTMLElement, props: TimelineProps<T>): MoveGeometry {
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
function useDragSteps<T extends TimelineItem>(
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

/** Where a drag has come to, in words and as what `onMove` gets; null without an item. */
function placeOf<T extends TimelineItem>(
  { active, delta }: DragMoveEvent | DragEndEvent,
  grid: HTMLElement,
  props: TimelineProps<T>,
) {
  const { rows, items, zone, direction, describePlace } = props;
  const item = items.find(({ key }) => key === active.id);
  if (!item) return null;
  const row = rows.findIndex(({ key }) => key === item.row);
  const [along, across] = direction === 'rows' ? [delta.x, delta.y] : [delta.y, delta.x];
  const place = movedPlace(item, Math.max(0, row), { along, across }, measureGrid(grid, props));
  const key = rows[place.row]?.key ?? '';
  const time = formatTime(place.startsAt, zone);
  const isMoved = key !== item.row || place.startsAt !== new Date(item.startsAt).toISOString();
  const note = isMoved ? (describePlace?.(item, key, place.startsAt) ?? null) : null;
  const name = rows[place.row]?.name ?? key;
  return { item, key, startsAt: place.startsAt, isMoved, note, name, time };
}

/** Shows where an item would go, and what speaks against it. */
function DragNote({ where, note }: { where: string; note: PlaceNote | null }) {
  return (
    <Stack className={styles.dragNote} data-clash={note?.isClash} aria-hidden>
      <strong>{where}</strong>
      {note && <span>{note.text}</span>}
    </Stack>
  );
}

/** A timeline whose items are moved by pointer, or picked up with Space and moved by the arrow keys. */
export default function MovableTimeline<T extends TimelineItem>(props: TimelineProps<T>) {
  const { items, onMove, direction = 'columns', slotMinutes = SLOT_MINUTES } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const [drag, setDrag] = useState<{ key: string; where?: string; note: PlaceNote | null } | null>(null);
  const { coordinateGetter, snap } = useDragSteps(grid, props);
  const drawing = useTimeDrawing(grid, props, (element) => measureGrid(element, props));
  const sensors = useSensors(
    // A short way first: a click still opens the item.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter }),
  );
  const actions: ItemActions = {
    canMove: props.canMove as ItemActions['canMove'],
    onOpen: props.onOpen as ItemActions['onOpen'],
    onResize: props.onResize as ItemActions['onResize'],
    direction,
    slotMinutes,
    minuteSize: () => (grid.current ? measureGrid(grid.current, props).minuteSize : 1),
  };

  const drop = (event: DragEndEvent) => {
    setDrag(null);
    const place = grid.current && placeOf(event, grid.current, props);
    if (!place) return;
    const { item, key, startsAt, isMoved, name, time } = place;
    setSpoken(isMoved ? texts.dropped(item.label, name, time) : texts.notMoved(item.label));
    if (isMoved) onMove?.(item, key, startsAt);
  };
  const follow = (event: DragMoveEvent) => {
    const place = grid.current && placeOf(event, grid.current, props);
    if (!place) return;
    const { item, note, name, time } = place;
    setSpoken([texts.over(item.label, name, time), note?.text].filter(Boolean).join(' '));
    setDrag({ key: item.key, where: `${time}, ${name}`, note });
  };
  const nameOf = (id: string | number) => items.find(({ key }) => key === id)?.label ?? '';

  return (
    <ItemActionsContext value={actions}>
      <DndContext
        sensors={sensors}
        modifiers={[snap]}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: texts.howToMove } }}
        onDragStart={({ active }) => {
          setDrag({ key: String(active.id), note: null });
          setSpoken(texts.picked(nameOf(active.id)));
        }}
        onDragMove={follow}
        onDragEnd={drop}
        onDragCancel={({ active }) => {
          setDrag(null);
          setSpoken(texts.notMoved(nameOf(active.id)));
        }}
      >
        <TimelineGrid {...props} Frame={MovableFrame} gridRef={grid} keptKey={drag?.key} {...drawing} />
      </DndContext>
      {drag?.where && <DragNote where={drag.where} note={drag.note} />}
      <output className="visually-hidden" aria-live="assertive">
        {spoken}
      </output>
    </ItemActionsContext>
  );
}
