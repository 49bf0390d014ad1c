/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions --
   Rows stand between the list and its items, which `ul` does not allow; the keys only move the focus between links. */
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useScrollMemory } from './hooks/useScrollMemory';
import { columnCount, nextIndex } from '../lib/grid';
import styles from './VirtualGrid.module.css';

interface VirtualGridProps<Item> {
  /** Names the list, also among those that Back leads to again. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Draws an item; its first link or button is what the arrow keys go to. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** How many there are, loaded or not. */
  total?: number;
  /** Narrowest width of a column in pixels; one column without it. */
  minColumnWidth?: number;
  /** Height of an item before it is measured. */
  estimatedHeight: number;
  gap?: number;
  /** The items are about to be replaced. */
  stale?: boolean;
  hasMore?: boolean;
  /** Called near the end, until there are more items. */
  onLoadMore?: () => void;
}

const FOCUSABLE = 'a[href], button:not(:disabled)';
/** Rows from the end at which more are asked for. */
const AHEAD = 4;

/** The width of the list and its distance from the top of the page, known before the first paint. */
function useBox(list: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: Math.floor(width), top: Math.round(top + window.scrollY) };
      setBox((current) => (current.width === next.width && current.top === next.top ? current : next));
    };
    measure();
    // Elements above this one may grow as well.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [list]);
  return box;
}

/** Cards in as many columns as fit. Only those near the window are in the page; Tab and arrow keys reach all. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, itemKey, renderItem, total, minColumnWidth, estimatedHeight, gap = 16 } = props;
  const { stale = false, hasMore = false, onLoadMore } = props;
  const list = useRef<HTMLDivElement>(null);
  const box = useBox(list);
  const columns = minColumnWidth ? columnCount(box.width, minColumnWidth, gap) : 1;
  const rowCount = Math.ceil(items.length / columns);
  // The row that holds the focus stays in the page, however far it is scrolled away.
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const rangeExtractor = (range: Range) => {
    const rows = defaultRangeExtractor(range);
    if (focusedRow === null || focusedRow >= range.count || rows.includes(focusedRow)) return rows;
    return [...rows, focusedRow].sort((a, b) => a - b);
  };
  const place = useScrollMemory(label, () => ({
    offset: virtualizer.scrollOffset ?? 0,
    measurements: virtualizer.takeSnapshot(),
  }));
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is passed to memoized components
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount,
    estimateSize: () => estimatedHeight,
    overscan: 2,
    gap,
    scrollMargin: box.top,
    rangeExtractor,
    ...(place && { initialOffset: place.offset, initialMeasurementsCache: place.measurements }),
  });

  const rows = virtualizer.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? -1) >= rowCount - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore && !stale) onLoadMore?.();
  }, [isNearEnd, hasMore, stale, items.length, onLoadMore]);

  const focusItem = (index: number) => {
    const row = Math.floor(index / columns);
    flushSync(() => setFocusedRow(row));
    virtualizer.scrollToIndex(row);
    list.current
      ?.querySelector(`[data-item="${index}"]`)
      ?.querySelector<HTMLElement>(FOCUSABLE)
      ?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const item = target.closest<HTMLElement>('[data-item]');
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!item || !isPlain || item.querySelector(FOCUSABLE) !== target) return;
    const next = nextIndex(event.key, Number(item.dataset.item), {
      count: items.length,
      columns,
      rightToLeft: getComputedStyle(item).direction === 'rtl',
    });
    if (next === null) return;
    event.preventDefault();
    focusItem(next);
  };

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      aria-busy={stale}
      className={styles.list}
      style={
        {
          height: virtualizer.getTotalSize(),
          '--columns': columns,
          '--gap': `${gap}px`,
        } as React.CSSProperties
      }
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const item = target.closest<HTMLElement>('[data-item]');
        if (item) setFocusedRow(Math.floor(Number(item.dataset.item) / columns));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedRow(null);
      }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className={styles.row}
          style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
            const index = row.index * columns + column;
            return (
              <div
                key={itemKey(item)}
                role="listitem"
                aria-setsize={total ?? items.length}
                aria-posinset={index + 1}
                data-item={index}
                className={styles.item}
              >
                {renderItem(item, index)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
