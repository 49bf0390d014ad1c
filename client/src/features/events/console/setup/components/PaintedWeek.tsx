import { useState, type CSSProperties, type PointerEvent } from 'react';
import { dayNames } from '../../../../../lib/event-days';
import { showClock } from '../../../../../lib/typed-times';
import { Stack, Text } from '../../../../../ui';
import type { Hours } from '../lib/event-times';
import { clockOf, erase, isPainted, minutesOf, paint, type Span } from '../lib/meeting-hours';
import { messages } from '../messages';
import type { HoursProps } from './HoursField';
import styles from './Setup.module.css';

const texts = messages.meetings;
const STEP = 30;
const USUAL: Span = { from: 7 * 60, to: 21 * 60 };

interface Stroke {
  day: string;
  start: number;
  end: number;
  erases: boolean;
}

const spanOf = ({ start, end }: Stroke): Span => ({
  from: Math.min(start, end),
  to: Math.max(start, end) + STEP,
});

const applied = (hours: Hours[], stroke: Stroke | null): Hours[] =>
  stroke ? (stroke.erases ? erase : paint)(hours, stroke.day, spanOf(stroke)) : hours;

/** From the usual morning to the usual evening, or as far as there are hours. */
function shownSpan(hours: readonly Hours[]): Span {
  const from = Math.min(USUAL.from, ...hours.map((one) => minutesOf(one.from)));
  const to = Math.max(USUAL.to, ...hours.map((one) => minutesOf(one.to)));
  return { from: Math.floor(from / 60) * 60, to: Math.min(24 * 60, Math.ceil(to / 60) * 60) };
}

/** The days as columns; a drag paints half hours, or takes painted ones away. The fields below do the same by keyboard. */
export function PaintedWeek({ days, hours, onChange, slotsOf }: HoursProps) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const shown = shownSpan(hours);
  const minuteAt = (event: PointerEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(0.999, Math.max(0, (event.clientY - top) / height));
    return shown.from + Math.floor((share * (shown.to - shown.from)) / STEP) * STEP;
  };
  const start = (event: PointerEvent<HTMLElement>, day: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    // The column hears of the pointer until it is lifted, wherever that is.
    event.currentTarget.setPointerCapture(event.pointerId);
    const minute = minuteAt(event);
    setStroke({ day, start: minute, end: minute, erases: isPainted(hours, day, minute) });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (stroke) setStroke({ ...stroke, end: minuteAt(event) });
  };
  const finish = (event: PointerEvent<HTMLElement>) => {
    if (!stroke) return;
    setStroke(null);
    onChange(applied(hours, { ...stroke, end: minuteAt(event) }));
  };
  const drawn = applied(hours, stroke);
  const percent = (minutes: number) => `${(minutes / (shown.to - shown.from)) * 100}%`;
  const place = ({ from, to }: Hours): CSSProperties => ({
    top: percent(minutesOf(from) - shown.from),
    height: percent(minutesOf(to) - minutesOf(from)),
  });
  const ticks = Array.from({ length: (shown.to - shown.from) / 60 }, (_, at) => shown.from + at * 60);
  return (
    <div
      className={styles.week}
      aria-hidden
      style={{ '--days': days.length, '--hours': ticks.length } as CSSProperties}
    >
      <Stack className={styles.times}>
        {ticks.map((tick) => (
          <span key={tick}>{showClock(clockOf(tick))}</span>
        ))}
      </Stack>
      {days.map((day) => {
        const { weekday, date } = dayNames(day);
        return (
          <div key={day}>
            <Stack align="center" className={styles.head}>
              <strong>{weekday}</strong>
              <span>{date}</span>
              <Text tone="secondary">{texts.slots(slotsOf(day))}</Text>
            </Stack>
            <div
              className={styles.painted}
              data-day={day}
              onPointerDown={(event) => start(event, day)}
              onPointerMove={move}
              onPointerUp={finish}
              onPointerCancel={() => setStroke(null)}
            >
              {drawn
                .filter((one) => one.date === day)
                .map((one) => (
                  <div key={one.from} className={styles.span} style={place(one)}>
                    {`${showClock(one.from)} – ${showClock(one.to)}`}
                  </div>
                ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
