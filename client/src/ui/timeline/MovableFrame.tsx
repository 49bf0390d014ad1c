import { useDraggable } from '@dnd-kit/core';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { minutesBetween, type MoveGeometry } from '../../lib/timeline-layout';
import { Row } from '../Stack';
import { messages } from '../messages';
import styles from './Timeline.module.css';
import type { MovableProps, TimelineFrameProps, TimelineItem } from './timeline-types';

const texts = messages.timeline;
const MINUTE = 60_000;

/** Which arrow keys make an item longer and shorter. */
const longer = { columns: ['ArrowDown', 'ArrowUp'], rows: ['ArrowRight', 'ArrowLeft'] };

interface MovableFrameProps<T extends TimelineItem> extends TimelineFrameProps<T> {
  timeline: MovableProps<T>;
  measure: () => MoveGeometry | null;
}

/** Changes the length of an item: by its edge, and by keys. `extra` is what is added while the edge is dragged. */
function useResize<T extends TimelineItem>({ item, timeline, measure }: MovableFrameProps<T>) {
  const { onResize, direction = 'columns', slotMinutes } = timeline;
  const [drag, setDrag] = useState<{ at: number; extra: number } | null>(null);
  const length = minutesBetween(item.startsAt, item.endsAt);
  const resize = (extra: number) => {
    if (extra !== 0 && length + extra >= slotMinutes)
      onResize?.(item, new Date(Date.parse(item.endsAt) + extra * MINUTE).toISOString());
  };
  const along = ({ clientX, clientY }: PointerEvent) => (direction === 'rows' ? clientX : clientY);
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const step = event.shiftKey && onResize ? longer[direction].indexOf(event.code) : -1;
    if (step === -1) return false;
    event.preventDefault();
    resize(step === 0 ? slotMinutes : -slotMinutes);
    return true;
  };
  const edge = {
    onPointerDown: (event: PointerEvent<HTMLSpanElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ at: along(event), extra: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag) return;
      const steps = Math.round((along(event) - drag.at) / (measure()?.minuteSize ?? 1) / slotMinutes);
      const extra = Math.max(steps * slotMinutes, slotMinutes - length);
      if (extra !== drag.extra) setDrag({ ...drag, extra });
    },
    onPointerUp: () => {
      if (drag) resize(drag.extra);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  };
  return { length: length + (drag?.extra ?? 0), onKeyDown, edge };
}

/** Around an item that can be dragged, opened and made longer. */
export function MovableFrame<T extends TimelineItem>(props: MovableFrameProps<T>) {
  const { item, className, style, children } = props;
  const { canMove, onOpen, onResize } = props.timeline;
  const disabled = canMove ? !canMove(item) : false;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: item.key,
    disabled,
  });
  const { length, onKeyDown: onResizeKey, edge } = useResize(props);
  // The library leaves a transform of the measured node out of account, but nothing else that moves it.
  const moved = transform && { transform: `translate(${transform.x}px, ${transform.y}px)` };
  const dragKey = listeners?.onKeyDown as ((event: KeyboardEvent) => void) | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!disabled && !isDragging && onResizeKey(event)) return;
    if (onOpen && !isDragging && event.code === 'Enter') {
      event.preventDefault();
      onOpen(item);
    } else if (!disabled) dragKey?.(event);
  };
  const movable = { ...attributes, ...listeners, 'aria-roledescription': texts.movable };
  const handle = {
    ...(disabled ? {} : movable),
    ...(onOpen && { onClick: () => onOpen(item) }),
    ...((onOpen || !disabled) && { role: 'button', tabIndex: 0, onKeyDown }),
  };
  return (
    <Row
      as="li"
      ref={setNodeRef}
      align="stretch"
      className={className}
      style={{ ...style, ...moved, '--length': length } as typeof style}
      data-dragging={isDragging}
    >
      <Row
        ref={setActivatorNodeRef}
        align="stretch"
        className={disabled ? styles.opens : styles.handle}
        {...handle}
      >
        {/* Named by text and not by a label, which would have to repeat all that is seen. */}
        <span className="visually-hidden">{item.label}</span>
        <Row align="stretch" grow className={styles.seen} aria-hidden>
          {children}
        </Row>
      </Row>
      {onResize && !disabled && <span className={styles.edge} aria-hidden {...edge} />}
    </Row>
  );
}
