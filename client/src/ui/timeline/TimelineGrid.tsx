import {
  Fragment,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { formatTime } from '../../lib/time';
import { assignLanes, hoursBetween, minutesBetween, type Lane } from '../../lib/timeline-layout';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { messages } from '../messages';
import styles from './Timeline.module.css';
import type { TimelineFrameProps, TimelineItem, TimelineProps } from './timeline-types';

/** Time before the present that stays in view, in pixels. */
const BEFORE = 200;

/** Scrolls a timeline that runs along the line to the present once, when it opens. `offset` is its place in pixels. */
function useNowInView(frame: RefObject<HTMLElement | null>, offset: number | null): void {
  const first = useRef(offset);
  useEffect(() => {
    const element = frame.current;
    if (!element || first.current === null) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const left = Math.max(0, first.current - BEFORE);
    // Days that are over begin at their start.
    if (left < element.scrollWidth) element.scrollTo({ left: isRtl ? -left : left });
  }, [frame]);
}

/** Minutes before and after the present whose labels its mark would cover: lines are lower than they are long. */
const NOW_COVERS = { columns: 8, rows: 25 };

/** Rows drawn beyond those in view, so that quick scrolling and the Tab key find them. */
const BEYOND = 4;

/** Which rows of a timeline that scrolls within itself are in view; all of them where rows have no known size. */
function useRowWindow(rowSize: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: rowSize ? 24 : Infinity });
  useEffect(() => {
    const element = ref.current;
    if (!element || !rowSize) return undefined;
    const update = () => {
      const { scrollTop, clientHeight } = element;
      // In steps of some rows, so that not every pixel redraws.
      const first = Math.max(0, Math.floor(scrollTop / rowSize / BEYOND) * BEYOND - BEYOND);
      const last = Math.ceil((scrollTop + clientHeight) / rowSize / BEYOND) * BEYOND + BEYOND;
      setRange((known) => (known.first === first && known.last === last ? known : { first, last }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [rowSize]);
  return { ref, isInView: (row: number) => row >= range.first && row <= range.last };
}

/** Numbers for the stylesheet, as `--start: 90`. */
export const variables = (values: Record<string, number | string | undefined>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** Places of all items: those of one row share it where they overlap. */
function lanesByItem<T extends TimelineItem>({ rows, items }: Pick<TimelineProps<T>, 'rows' | 'items'>) {
  const lanes = new Map<T, Lane>();
  for (const key of [null, ...rows.map((row) => row.key)]) {
    for (const [item, lane] of assignLanes(items.filter(({ row }) => row === key))) lanes.set(item, lane);
  }
  return lanes;
}

/** Time first where rows stand side by side, row first where time runs along the line. */
function inReadingOrder<T extends TimelineItem>(
  { rows, items, direction }: Pick<TimelineProps<T>, 'rows' | 'items' | 'direction'>,
  rowIndex: Map<string, number>,
): T[] {
  const rowOf = (item: T) => (item.row === null ? -1 : (rowIndex.get(item.row) ?? rows.length));
  return [...items].sort((a, b) => {
    const byTime = Date.parse(a.startsAt) - Date.parse(b.startsAt);
    const byRow = rowOf(a) - rowOf(b);
    return direction === 'rows' ? byRow || byTime : byTime || byRow;
  });
}

interface TimelineGridProps<T extends TimelineItem> extends TimelineProps<T> {
  /** Draws what stands around an item. */
  renderFrame: (frame: TimelineFrameProps<T>) => ReactNode;
  gridRef?: Ref<HTMLDivElement>;
  /** Stays drawn wherever its row is: it is being dragged. */
  keptKey?: string;
  /** Listeners of the grid. */
  gridProps?: HTMLAttributes<HTMLDivElement>;
  /** Drawn over the rows, below the items. */
  overlay?: ReactNode;
}

/** Rows and items drawn to scale. */
export function TimelineGrid<T extends TimelineItem>(props: TimelineGridProps<T>) {
  const { label, rows, items, from, to, zone, now, nowRow, emptyRow, direction = 'columns' } = props;
  const { rowSize, renderFrame, gridRef, keptKey, gridProps, overlay } = props;
  const { ref, isInView } = useRowWindow(rowSize);
  useNowInView(ref, rowSize && props.minuteSize && now ? minutesBetween(from, now) * props.minuteSize : null);
  const rowIndex = new Map(rows.map(({ key }, index) => [key, index]));
  const lanes = lanesByItem(props);
  const filled = new Set(items.map(({ row }) => row));
  const isDrawn = (item: T) =>
    item.row === null || item.key === keptKey || isInView(rowIndex.get(item.row) ?? 0);
  const shownNow = now && now >= new Date(from) && now <= new Date(to) ? now : undefined;
  // The mark of now takes the place of an hour that it would cover.
  const hours = hoursBetween(from, to).filter(
    (hour) => !shownNow || Math.abs(minutesBetween(hour, shownNow)) >= NOW_COVERS[direction],
  );
  return (
    <div
      ref={ref}
      className={`${styles.timeline} ${styles[direction]}`}
      // It scrolls within itself when time runs along the line: the keyboard must reach that.
      {...(direction === 'rows' && { role: 'group', tabIndex: 0, 'aria-label': label })}
      style={variables({
        rows: rows.length,
        minutes: minutesBetween(from, to),
        minute: props.minuteSize && `${props.minuteSize}px`,
        'row-size': rowSize && `${rowSize}px`,
        'timeline-top': props.top && `${props.top}px`,
      })}
    >
      <div className={styles.corner} aria-hidden />
      <div className={styles.head}>
        {rows.map(
          (row, index) =>
            isInView(index) && (
              <div
                key={row.key}
                className={styles.rowHead}
                // Rows that are not drawn leave their place empty.
                style={direction === 'rows' ? { gridRow: index + 1 } : undefined}
              >
                {row.head ?? row.name}
              </div>
            ),
        )}
      </div>
      <div className={styles.axis} aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className={styles.hour} style={variables({ start: minutesBetween(from, hour) })}>
            {formatTime(hour, zone)}
          </span>
        ))}
        {shownNow && (
          <span className={styles.nowLabel} style={variables({ start: minutesBetween(from, shownNow) })}>
            {messages.now}
          </span>
        )}
      </div>
      <div ref={gridRef} className={styles.grid} {...gridProps}>
        {rows.map(
          (row, index) =>
            isInView(index) && (
              <div key={row.key} className={styles.lane} style={variables({ row: index })}>
                {emptyRow && !filled.has(row.key) && (
                  <Text size="note" tone="secondary">
                    {emptyRow}
                  </Text>
                )}
                {row.background}
              </div>
            ),
        )}
        {overlay}
        <Stack as="ul" aria-label={label}>
          {inReadingOrder(props, rowIndex)
            .filter(isDrawn)
            .map((item) => {
              const { lane, lanes: count } = lanes.get(item) ?? { lane: 0, lanes: 1 };
              const style = variables({
                row: item.row === null ? 0 : rowIndex.get(item.row),
                span: item.row === null ? (item.span ?? rows.length) : 1,
                start: minutesBetween(from, item.startsAt),
                length: minutesBetween(item.startsAt, item.endsAt),
                lane,
                lanes: count,
              });
              return (
                <Fragment key={item.key}>
                  {renderFrame({ item, className: styles.item, style, children: props.renderItem(item) })}
                </Fragment>
              );
            })}
        </Stack>
        {shownNow && (
          <div
            className={styles.nowLine}
            data-now-line
            data-one-row={nowRow !== undefined}
            style={variables({ start: minutesBetween(from, shownNow), row: rowIndex.get(nowRow ?? '') })}
            aria-hidden
          />
        )}
      </div>
    </div>
  );
}
