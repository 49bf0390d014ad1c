import { useId, useState } from 'react';
import { DayTabs, dayTabId } from '../../../components/DayTabs';
import type { SlotChoice_SlotFragment } from '../../../generated/graphql';
import { useNow } from '../../../hooks/useNow';
import { dayKey, formatTime, formatTimeRange } from '../../../lib/time';
import type { DayEntry, SlotDay } from '../lib/slot-days';
import { messages } from '../messages';
import styles from './SlotPicker.module.css';

interface SlotPickerProps {
  days: SlotDay[];
  zone: string;
  value: string | null;
  onChange: (slot: SlotChoice_SlotFragment) => void;
}

interface EntryProps {
  entry: DayEntry;
  group: string;
  zone: string;
  checked: boolean;
  onChange: (slot: SlotChoice_SlotFragment) => void;
}

function Entry({ entry, group, zone, checked, onChange }: EntryProps) {
  if (entry.kind === 'busy') {
    return (
      <p className={styles.busy}>
        <span className={styles.busyTime}>{formatTimeRange(entry.startsAt, entry.endsAt, zone)}</span>
        <span>{entry.label}</span>
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
        checked={checked}
        onChange={() => onChange(entry.slot)}
      />
      <span className={styles.slotTime}>{formatTime(entry.startsAt, zone)}</span>
    </label>
  );
}

/** Day tabs with the times on which both are free; the times that are not say whose they are. */
export function SlotPicker({ days, zone, value, onChange }: SlotPickerProps) {
  const group = useId();
  const now = useNow();
  const [picked, setPicked] = useState<{ day: string; value: string | null } | null>(null);
  const valueDay = value && dayKey(value, zone);
  // A slot that was chosen elsewhere opens its day, until another day is opened by hand.
  const shown = picked?.value === value ? picked.day : valueDay;
  const day = days.find(({ key }) => key === shown) ?? days.find(({ free }) => free > 0) ?? days[0];
  if (!day) return null;
  return (
    <div className={styles.picker}>
      <DayTabs
        label={messages.request.day}
        days={days.map(({ key, free }) => ({ key, count: free }))}
        value={day.key}
        onChange={(key) => setPicked({ day: key, value })}
        today={dayKey(now, zone)}
        panelId={group}
      />
      <div id={group} role="tabpanel" aria-labelledby={dayTabId(group, day.key)}>
        <fieldset className={styles.day}>
          <legend className="visually-hidden">{messages.request.time}</legend>
          {day.free === 0 && <p className={styles.none}>{messages.request.noSlotsDay}</p>}
          <div className={styles.grid}>
            {day.entries.map((entry) => (
              <Entry
                key={`${entry.kind} ${entry.startsAt}`}
                entry={entry}
                group={`${group}time`}
                zone={zone}
                checked={value === entry.startsAt}
                onChange={onChange}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}
