import type { ComponentType, CSSProperties, Ref } from 'react';
import { formatTime } from '../../lib/time';
import { assignLanes, hoursBetween, minutesBetween, type Lane } from '../../lib/timeline-layout';
import { messages } from '../messages';
import styles from './Timeline.module.css';
import type { TimelineFrameProps, TimelineItem, TimelineProps } from './timeline-types';

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
}

function TimeAxis({ from, to, zone, now }: { from: string; to: string; zone: string; now?: Date }) {
  const hours = hoursBetween(from, to);
  return (
    <div className={styles.axis} aria-hidden>
      {hours.map((hour) => (
        <span
          key={hour}
          className={styles.hour}
          style={{ '--start': minutesBetween(from, hour) } as CSSProperties}
        >
          {formatTime(hour, zone)}
        </span>
      ))}
      {now && (
        <span className={styles.nowLabel} style={{ '--start': minutesBetween(from, now) } as CSSProperties}>
          {messages.now}
        </span>
      )}
    </div>
  );
}

/** Rows and items drawn to scale; `Frame` is what stands around each item. */
export function TimelineGrid<T extends TimelineItem>({ Frame, gridRef, ...props }: TimelineGridProps<T>) {
  const { label, rows, items, from, to, zone, now, nowRow, emptyRow, direction = 'columns' } = props;
  const rowIndex = new Map(rows.map(({ key }, index) => [key, index]));
  const lanes = lanesByItem(props);
  const filled = new Set(items.map(({ row }) => row));
  const shownNow = now && now >= new Date(from) && now <= new Date(to) ? now : undefined;
  return (
    <div
      className={styles.timeline}
      data-direction={direction}
      // It scrolls within itself when time runs along the line: the keyboard must reach that.
      {...(direction === 'rows' && { role: 'group', tabIndex: 0, 'aria-label': label })}
      style={
        {
          '--rows': rows.length,
          '--minutes': minutesBetween(from, to),
          '--minute': props.minuteSize && `${props.minuteSize}px`,
        } as CSSProperties
      }
    >
      <div className={styles.corner} aria-hidden />
      <div className={styles.head}>
        {rows.map((row) => (
          <div key={row.key} className={styles.rowHead}>
            {row.head ?? row.name}
          </div>
        ))}
      </div>
      <TimeAxis from={from} to={to} zone={zone} now={shownNow} />
      <div ref={gridRef} className={styles.grid}>
        {rows.map((row, index) => (
          <div key={row.key} className={styles.lane} style={{ '--row': index } as CSSProperties}>
            {emptyRow && !filled.has(row.key) && <span className={styles.emptyRow}>{emptyRow}</span>}
          </div>
        ))}
        <ul className={styles.items} aria-label={label}>
          {inReadingOrder(props, rowIndex).map((item) => {
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
