import type { ComponentType, CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { assignLanes, minutesBetween, type Lane } from '../../lib/timeline-layout';
import { TimeAxis } from './TimeAxis';
import type { TimelineFrameProps, TimelineItem, TimelineProps } from './timeline-types';
import styles from './Timeline.module.css';
import { useNowInView } from './useNowInView';
import { useRowWindow } from './useRowWindow';

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
  Frame: ComponentType<TimelineFrameProps<T>>;
  gridRef?: Ref<HTMLDivElement>;
  /** Stays drawn wherever its row is: it is being dragged. */
  keptKey?: string;
  /** Listeners of the grid. */
  gridProps?: HTMLAttributes<HTMLDivElement>;
  /** Drawn over the rows, below the items. */
  overlay?: ReactNode;
}

/** Rows that are not drawn leave their place empty. */
const headPlace = (direction: 'columns' | 'rows', index: number): CSSProperties =>
  direction === 'rows' ? { gridRow: index + 1 } : {};

/** Rows and items drawn to scale; `Frame` is what stands around each item. */
export function TimelineGrid<T extends TimelineItem>({ Frame, gridRef, ...props }: TimelineGridProps<T>) {
  const { label, rows, items, from, to, zone, now, nowRow, emptyRow, direction = 'columns' } = props;
  const { rowSize, keptKey, gridProps, overlay } = props;
  const { ref, isInView } = useRowWindow(rowSize);
  useNowInView(ref, rowSize && props.minuteSize && now ? minutesBetween(from, now) * props.minuteSize : null);
  const rowIndex = new Map(rows.map(({ key }, index) => [key, index]));
  const lanes = lanesByItem(props);
  const filled = new Set(items.map(({ row }) => row));
  const isDrawn = (item: T) =>
    item.row === null || item.key === keptKey || isInView(rowIndex.get(item.row) ?? 0);
  const shownNow = now && now >= new Date(from) && now <= new Date(to) ? now : undefined;
  return (
    <div
      ref={ref}
      className={styles.timeline}
      data-direction={direction}
      // It scrolls within itself when time runs along the line: the keyboard must reach that.
      {...(direction === 'rows' && { role: 'group', tabIndex: 0, 'aria-label': label })}
      style={
        {
          '--rows': rows.length,
          '--minutes': minutesBetween(from, to),
          '--minute': props.minuteSize && `${props.minuteSize}px`,
          '--row-size': rowSize && `${rowSize}px`,
        } as CSSProperties
      }
    >
      <div className={styles.corner} aria-hidden />
      <div className={styles.head}>
        {rows.map(
          (row, index) =>
            isInView(index) && (
              <div key={row.key} className={styles.rowHead} style={headPlace(direction, index)}>
                {row.head ?? row.name}
              </div>
            ),
        )}
      </div>
      <TimeAxis from={from} to={to} zone={zone} now={shownNow} />
      <div ref={gridRef} className={styles.grid} {...gridProps}>
        {rows.map(
          (row, index) =>
            isInView(index) && (
              <div key={row.key} className={styles.lane} style={{ '--row': index } as CSSProperties}>
                {emptyRow && !filled.has(row.key) && <span className={styles.emptyRow}>{emptyRow}</span>}
                {row.background}
              </div>
            ),
        )}
        {overlay}
        <ul className={styles.items} aria-label={label}>
          {inReadingOrder(props, rowIndex)
            .filter(isDrawn)
            .map((item) => {
              const { lane, lanes: count } = lanes.get(item) ?? { lane: 0, lanes: 1 };
              const style = {
                '--row': item.row === null ? 0 : rowIndex.get(item.row),
                '--span': item.row === null ? (item.span ?? rows.length) : 1,
                '--start': minutesBetween(from, item.startsAt),
                '--length': minutesBetween(item.startsAt, item.endsAt),
                '--lane': lane,
                '--lanes': count,
              } as CSSProperties;
              return (
                <Frame key={item.key} item={item} className={styles.item} style={style}>
                  {props.renderItem(item)}
                </Frame>
              );
            })}
        </ul>
        {shownNow && (
          <div
            className={styles.nowLine}
            data-one-row={nowRow !== undefined}
            style={
              {
                '--start': minutesBetween(from, shownNow),
                '--row': rowIndex.get(nowRow ?? ''),
              } as CSSProperties
            }
            aria-hidden
          />
        )}
      </div>
    </div>
  );
}
