import { HolderOutlined } from '@ant-design/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Row } from '../Stack';
import styles from './console.module.css';
import { messages } from './messages';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface RowProps {
  id: string;
  name: string;
  /** How far it makes room for the one that is dragged. */
  shift: number;
  disabled: boolean;
  onStep: (step: number) => void;
  children: (handle: ReactNode) => ReactNode;
}

/** One item with its handle; makes room for the one that is dragged. */
export function SortableRow({ id, name, shift, disabled, onStep, children }: RowProps) {
  const { listeners, setActivatorNodeRef, setNodeRef, transform, isDragging } = useDraggable({
    id,
    disabled,
  });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  const y = transform?.y ?? shift;
  const handle = !disabled && (
    <Row
      as={PlainButton}
      ref={setActivatorNodeRef}
      rigid
      justify="center"
      id={`move-${id}`}
      className={styles.handle}
      aria-label={messages.sorting.move(name)}
      title={messages.sorting.howTo}
      {...listeners}
      onKeyDown={onKeyDown}
    >
      <HolderOutlined aria-hidden />
    </Row>
  );
  return (
    <li
      ref={(node) => {
        setNodeRef(node);
        setDropRef(node);
      }}
      className={styles.item}
      data-dragging={isDragging}
      style={y ? { translate: `0 ${y}px` } : undefined}
    >
      {children(handle)}
    </li>
  );
}
