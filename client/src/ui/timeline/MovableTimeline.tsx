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
import { useRef, useState } from 'react';
import { formatTime } from '../../lib/time';
import { minutesBetween, movedPlace, type MoveGeometry } from '../../lib/timeline-layout';
import { Stack } from '../Stack';
import { messages } from '../messages';
import { MovableFrame } from './MovableFrame';
import styles from './Timeline.module.css';
import { TimelineGrid } from './TimelineGrid';
import type { MovableProps, PlaceNote, TimelineItem, TimelineProps } from './timeline-types';
import { useTimeDrawing } from './useTimeDrawing';

const texts = messages.timeline;

// Space picks up and drops, as Enter is left to what opens the item.
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

/** Measures the drawn grid, so that a drag in pixels becomes rows and slots. */
function measureGrid<T extends TimelineItem>(grid: HTMLElement, props: MovableProps<T>): MoveGeometry {
  const { direction, from, to, rows, slotMinutes } = props;
  const { width, height } = grid.getBoundingClientRect();
  const line = getComputedStyle(grid).direction === 'rtl' ? -width : width;
  const [along, across] = direction === 'rows' ? [line, height] : [height, line];
  return {
    minuteSize: along / minutesBetween(from, to),
    rowSize: across / rows.length,
    rowCount: rows.length,
    slotMinutes,
    from,
    to,
  };
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

interface Dragged {
  key: string;
  /** Where it has come to; undefined until it moves. */
  place?: { where: string; row: string; startsAt: string; isMoved: boolean };
}

/** Where a drag has come to, in words and as what `onMove` gets; null without an item. */
function placeOf<T extends TimelineItem>(
  { active, delta }: DragMoveEvent | DragEndEvent,
  { rows, items, zone, direction }: MovableProps<T>,
  geometry: MoveGeometry,
) {
  const item = items.find(({ key }) => key === active.id);
  if (!item) return null;
  const row = rows.findIndex(({ key }) => key === item.row);
  const [along, across] = direction === 'rows' ? [delta.x, delta.y] : [delta.y, delta.x];
  const place = movedPlace(item, Math.max(0, row), { along, across }, geometry);
  const key = rows[place.row]?.key ?? '';
  const isMoved = key !== item.row || place.startsAt !== new Date(item.startsAt).toISOString();
  return {
    item,
    key,
    startsAt: place.startsAt,
    isMoved,
    name: rows[place.row]?.name ?? key,
    time: formatTime(place.startsAt, zone),
  };
}

/** A timeline whose items are moved by pointer, or picked up with Space and moved by the arrow keys. */
export default function MovableTimeline<T extends TimelineItem>(props: TimelineProps<T>) {
  const timeline = { slotMinutes: 15, ...props };
  const { items, direction, onMove, onPick } = timeline;
  const grid = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const [drag, setDrag] = useState<Dragged | null>(null);
  const measure = () => grid.current && measureGrid(grid.current, timeline);
  /** One slot along the time, or one row across it, in pixels. */
  const stepSize = () => {
    const { minuteSize = 1, slotMinutes = 1, rowSize = 1 } = measure() ?? {};
    const [along, across] = [Math.abs(minuteSize) * slotMinutes, Math.abs(rowSize)];
    return direction === 'rows' ? { x: along, y: across } : { x: across, y: along };
  };
  const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    const arrow = arrows[event.code];
    if (!arrow) return undefined;
    event.preventDefault();
    const { x, y } = stepSize();
    return { x: currentCoordinates.x + arrow.x * x, y: currentCoordinates.y + arrow.y * y };
  };
  const snap: Modifier = ({ transform }) => {
    const { x, y } = stepSize();
    return { ...transform, x: Math.round(transform.x / x) * x, y: Math.round(transform.y / y) * y };
  };
  const drawing = useTimeDrawing(timeline, measure);
  const sensors = useSensors(
    // A short way first: a click still opens the item.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter }),
  );

  const placeIn = (event: DragMoveEvent | DragEndEvent) => {
    const geometry = measure();
    return geometry && placeOf(event, timeline, geometry);
  };
  const putDown = () => {
    setDrag(null);
    onPick?.(null);
  };
  const drop = (event: DragEndEvent) => {
    putDown();
    const place = placeIn(event);
    if (!place) return;
    const { item, key, startsAt, isMoved, name, time } = place;
    setSpoken(isMoved ? texts.dropped(item.label, name, time) : texts.notMoved(item.label));
    if (isMoved) onMove?.(item, key, startsAt);
  };
  const follow = (event: DragMoveEvent) => {
    const place = placeIn(event);
    if (!place) return;
    const { item, key: row, startsAt, isMoved, name, time } = place;
    setSpoken(texts.over(item.label, name, time));
    setDrag({ key: item.key, place: { where: `${time}, ${name}`, row, startsAt, isMoved } });
  };
  const itemOf = (id: string | number) => items.find(({ key }) => key === id);
  // Asked at each drawing: what is known of a place may come after the item.
  const noteOf = ({ key, place }: Dragged): PlaceNote | null => {
    const item = itemOf(key);
    return item && place?.isMoved
      ? (timeline.describePlace?.(item, place.row, place.startsAt) ?? null)
      : null;
  };
  const note = drag && noteOf(drag);
  const nameOf = (id: string | number) => itemOf(id)?.label ?? '';

  return (
    <>
      <DndContext
        sensors={sensors}
        modifiers={[snap]}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: texts.howToMove } }}
        onDragStart={({ active }) => {
          setDrag({ key: String(active.id) });
          onPick?.(itemOf(active.id) ?? null);
          setSpoken(texts.picked(nameOf(active.id)));
        }}
        onDragMove={follow}
        onDragEnd={drop}
        onDragCancel={({ active }) => {
          putDown();
          setSpoken(texts.notMoved(nameOf(active.id)));
        }}
      >
        <TimelineGrid
          {...props}
          renderFrame={(frame) => <MovableFrame {...frame} timeline={timeline} measure={measure} />}
          gridRef={grid}
          keptKey={drag?.key}
          {...drawing}
        />
      </DndContext>
      {drag?.place && (
        <Stack className={styles.dragNote} data-clash={note?.isClash} aria-hidden>
          <strong>{drag.place.where}</strong>
          {note && <span>{note.text}</span>}
        </Stack>
      )}
      <output className="visually-hidden" aria-live="assertive">
        {[spoken, note?.text].filter(Boolean).join(' ')}
      </output>
    </>
  );
}
