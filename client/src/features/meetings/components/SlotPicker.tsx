import { useId, useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingChoicesQuery, SlotChoice_SlotFragment } from '../../../generated/graphql';
import { dayKey, formatTime, formatTimeRange } from '../../../lib/time';
import { dayTabId, DayTabs, Grid, Note, Stack, Text, useNow } from '../../../ui';
import { busyLabel, type Plan } from '../lib/busy-label';
import { slotDays } from '../lib/slot-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';

interface SlotPickerProps {
  options: Pick<MeetingChoicesQuery['meetingOptions'], 'slots' | 'busy'>;
  /** Of the other person, or the company. */
  name: string;
  agenda: readonly Plan[];
  /** The start of the chosen slot. */
  value: string | null;
  onChange: (slot: SlotChoice_SlotFragment) => void;
}

/** Day tabs with the times on which both are free; the times that are not say whose they are. */
export function SlotPicker({ options, name, agenda, value, onChange }: SlotPickerProps) {
  const group = useId();
  const now = useNow();
  const zone = useEventZone();
  const [picked, setPicked] = useState<{ day: string; value: string | null } | null>(null);
  const busy = options.busy.map((time) => ({ ...time, label: busyLabel(time, agenda, name) }));
  const days = slotDays(options.slots, busy, zone);
  const valueDay = value && dayKey(value, zone);
  // A slot that was chosen elsewhere opens its day, until another day is opened by hand.
  const shown = picked?.value === value ? picked.day : valueDay;
  const day = days.find(({ key }) => key === shown) ?? days.find(({ free }) => free > 0) ?? days[0];
  if (!day) return null;
  return (
    <Stack gap="sm">
      <DayTabs
        label={messages.request.day}
        days={days.map(({ key, free }) => ({ key, count: free }))}
        value={day.key}
        countLabel={messages.request.freeTimes}
        onChange={(key) => setPicked({ day: key, value })}
        today={dayKey(now, zone)}
        panelId={group}
      />
      <div id={group} role="tabpanel" aria-labelledby={dayTabId(group, day.key)}>
        <Grid as="fieldset" gap="xs" column={96}>
          <legend className="visually-hidden">{messages.request.time}</legend>
          {day.free === 0 && (
            <Note size="md" className={styles.none}>
              {messages.request.noSlotsDay}
            </Note>
          )}
          {day.entries.map((entry) =>
            entry.kind === 'busy' ? (
              <Note key={`busy ${entry.startsAt}`} className={styles.busy}>
                <Text figures>{formatTimeRange(entry.startsAt, entry.endsAt, zone)}</Text>
                {entry.label}
              </Note>
            ) : (
              <label key={entry.startsAt} className={styles.slot}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${group}time`}
                  value={entry.startsAt}
                  checked={value === entry.startsAt}
                  onChange={() => onChange(entry.slot)}
                />
                <Text strong figures className={styles.time}>
                  {formatTime(entry.startsAt, zone)}
                </Text>
              </label>
            ),
          )}
        </Grid>
      </div>
    </Stack>
  );
}
