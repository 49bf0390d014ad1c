import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from '../Stack';
import { SortableRow } from './SortableRow';
import { messages } from './messages';

interface SortableListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Names an item for its handle and for what is said when it moves. */
  nameOf: (item: Item) => string;
  /** False where the item stays, which it has said. */
  onMove: (from: number, to: number) => unknown;
  /** Nothing can be moved at this moment, such as while the list is searched. */
  disabled?: boolean;
  /** An item with the handle that moves it. */
  children: (item: Item, handle: ReactNode) => ReactNode;
}

/** Items in an order that is changed by drag, or by the arrow keys on their handles. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, disabled = false, children } = props;
  const [drag, setDrag] = useState<{ from: number; to: number; height: number } | null>(null);
  const [spoken, setSpoken] = useState('');
  const moved = useRef<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const placeOf = (id: unknown) => items.findIndex((item) => keyOf(item) === id);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    if (onMove(from, to) === false) return;
    moved.current = keyOf(item);
    setSpoken(messages.sorting.moved(nameOf(item), to + 1, items.length));
  };
  // An element that moves in the page loses the focus.
  useEffect(() => {
    if (moved.current) document.getElementById(`move-${moved.current}`)?.focus();
    moved.current = null;
  });
  const shiftOf = (at: number): number => {
    if (!drag || at === drag.from) return 0;
    if (drag.from < at && at <= drag.to) return -drag.height;
    return drag.to <= at && at < drag.from ? drag.height : 0;
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => {
          const from = placeOf(active.id);
          setDrag({ from, to: from, height: (active.rect.current.initial?.height ?? 0) + GAP });
        }}
        onDragOver={({ over }) => {
          const to = placeOf(over?.id);
          if (drag && to >= 0) setDrag({ ...drag, to });
        }}
        onDragEnd={() => {
          if (drag) move(drag.from, drag.to);
          setDrag(null);
        }}
        onDragCancel={() => setDrag(null)}
      >
        <Stack as="ul" gap="xs" aria-label={label}>
          {items.map((item, at) => (
            <SortableRow
              key={keyOf(item)}
              id={keyOf(item)}
              name={nameOf(item)}
              shift={shiftOf(at)}
              disabled={disabled}
              onStep={(step) => move(at, at + step)}
            >
              {(handle) => children(item, handle)}
            </SortableRow>
          ))}
        </Stack>
      </DndContext>
      <output className="visually-hidden" aria-live="assertive">
        {spoken}
      </output>
    </>
  );
}

/** The distance of two items: `xs`, in pixels. */
const GAP = 8;
const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };
