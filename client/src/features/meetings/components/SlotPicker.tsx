import { Tabs } from 'antd';
import { useId } from 'react';
import type { SlotChoice_SlotFragment } from '../../../generated/graphql';
import { formatShortDay, formatTime, formatTimeRange } from '../../../lib/time';
import type { DayEntry, SlotDay } from '../lib/slot-days';
import { messages } from '../messages';
import styles from './SlotPicker.module.css';

interface SlotPickerProps {
  days: SlotDay[];
  zone: string;
  otherName: string;
  value: string | null;
  onChange: (slot: SlotChoice_SlotFragment) => void;
}

function Entry({
  entry,
  group,
  ...props
}: Omit<SlotPickerProps, 'days'> & { entry: DayEntry; group: string }) {
  const { zone, otherName, value, onChange } = props;
  if (entry.kind === 'busy') {
    const who = entry.whose === 'VIEWER' ? messages.request.youBusy : messages.request.theyBusy(otherName);
    return (
      <p className={styles.busy}>
        <span className={styles.busyTime}>{formatTimeRange(entry.startsAt, entry.endsAt, zone)}</span>
        <span>{who}</span>
      </p>
    );
  }
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        value={entry.startsAt}
        checked={value === entry.startsAt}
        onChange={() => onChange(entry.slot)}
      />
      <span className={styles.slotTime}>{formatTime(entry.startsAt, zone)}</span>
    </label>
  );
}

/** Day tabs with the times on which both are free; the times that are not say whose they are. */
export function SlotPicker({ days, ...props }: SlotPickerProps) {
  const group = useId();
  const firstFree = days.find((day) => day.free > 0)?.key;
  const chosen = days.find((day) =>
    day.entries.some((entry) => entry.kind === 'slot' && entry.startsAt === props.value),
  );
  return (
    <Tabs
      // A proposed slot may lie on another day: its tab opens with it.
      key={chosen?.key}
      defaultActiveKey={chosen?.key ?? firstFree}
      items={days.map((day) => ({
        key: day.key,
        label: formatShortDay(day.startsAt, props.zone),
        children: (
          <fieldset className={styles.day}>
            <legend className="visually-hidden">{messages.request.time}</legend>
            {day.free === 0 && <p className={styles.none}>{messages.request.noSlotsDay}</p>}
            <div className={styles.grid}>
              {day.entries.map((entry) => (
                <Entry
                  key={`${entry.kind} ${entry.startsAt} ${entry.endsAt}`}
                  entry={entry}
                  group={group}
                  {...props}
                />
              ))}
            </div>
          </fieldset>
        ),
      }))}
    />
  );
}
