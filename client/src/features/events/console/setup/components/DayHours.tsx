import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { dayNames } from '../../../../../lib/event-days';
import type { Hours } from '../lib/event-times';
import { copyToDays, hoursErrors, LAST_MINUTE, minutesOf, withDay } from '../lib/meeting-hours';
import { messages } from '../messages';
import styles from './HoursField.module.css';

const texts = messages.meetings;

interface DayHoursProps {
  day: string;
  days: readonly string[];
  hours: Hours[];
  onChange: (hours: Hours[]) => void;
  slots: number;
}

/** One more span on a day: the usual hours, or the hour after the last. */
function addSpan(hours: readonly Hours[], day: string): Hours[] {
  const spans = hours
    .filter(({ date }) => date === day)
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const last = spans.at(-1)?.to;
  const next =
    last === undefined
      ? { from: 9 * 60, to: 17 * 60 }
      : { from: Math.min(last + 60, LAST_MINUTE - 60), to: Math.min(last + 120, LAST_MINUTE) };
  return withDay(hours, day, [...spans, next]);
}

/** The hours of one day as fields. */
export function DayHours({ day, days, hours, onChange, slots }: DayHoursProps) {
  const { weekday, date, full } = dayNames(day);
  const errors = hoursErrors(hours);
  const own = hours.flatMap((one, at) => (one.date === day ? [{ one, at }] : []));
  const change = (at: number, patch: Partial<Hours>) =>
    onChange(hours.map((one, place) => (place === at ? { ...one, ...patch } : one)));
  return (
    <li className={styles.day}>
      <div className={styles.dayName}>
        <strong>{`${weekday} ${date}`}</strong>
        <span className={styles.slots}>{own.length > 0 ? texts.slotsPerPod(slots) : texts.closed}</span>
      </div>
      <div className={styles.spans}>
        {own.map(({ one, at }) => {
          const error = errors.get(at);
          return (
            // Hours have no id, and their times are what is being changed.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className={styles.span}>
              <Input
                type="time"
                className={styles.time}
                aria-label={texts.fromOf(full)}
                status={error && 'error'}
                value={one.from}
                onChange={({ target }) => target.value && change(at, { from: target.value })}
              />
              <span aria-hidden>–</span>
              <Input
                type="time"
                className={styles.time}
                aria-label={texts.toOf(full)}
                status={error && 'error'}
                value={one.to}
                onChange={({ target }) => target.value && change(at, { to: target.value })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.removeOf(one.from, one.to, full)}
                onClick={() => onChange(hours.filter((_, place) => place !== at))}
              />
              {error && (
                <p className={styles.error} role="alert">
                  {texts[error]}
                </p>
              )}
            </div>
          );
        })}
        <div className={styles.tools}>
          <Button
            icon={<PlusOutlined aria-hidden />}
            aria-label={texts.addOf(full)}
            onClick={() => onChange(addSpan(hours, day))}
          >
            {texts.add}
          </Button>
          {own.length > 0 && days.length > 1 && (
            <Button
              type="text"
              icon={<CopyOutlined aria-hidden />}
              aria-label={texts.copyOf(full)}
              onClick={() => onChange(copyToDays(hours, day, days))}
            >
              {texts.copy}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
