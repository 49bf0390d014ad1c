import { useState } from 'react';
import { showClock } from '../../lib/typed-times';
import styles from './Calendar.module.css';
import { DateField, onLeave, type DateFieldProps } from './DateField';
import { TimeField } from './TimeField';
import { messages } from './messages';

interface DateTimeFieldProps extends Omit<DateFieldProps, 'value'> {
  /** The label of the field, from which its time field is named. */
  label: string;
  /** Day and time on the clock of the event, `2026-11-21T14:30`; empty while there is none. */
  value?: string;
  /** The time that comes with the day, until another one is chosen. */
  usualTime?: string;
}

/** A day and a time of day. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value = '', onChange, onBlur, usualTime = '09:00', ...field } = props;
  const [day = '', time = ''] = value.split('T');
  // Chosen before the day.
  const [timeAhead, setTimeAhead] = useState('');
  const { size, status, disabled } = field;
  return (
    <div className={styles.moment} onBlur={onLeave(onBlur)}>
      <DateField
        {...field}
        value={day}
        onChange={(chosen) => onChange?.(chosen && `${chosen}T${time || timeAhead || usualTime}`)}
      />
      <TimeField
        size={size}
        status={status}
        disabled={disabled}
        aria-label={messages.calendar.timeOf(label)}
        placeholder={showClock(usualTime)}
        value={time || timeAhead}
        onChange={(chosen) => {
          setTimeAhead(chosen);
          if (day && chosen) onChange?.(`${day}T${chosen}`);
        }}
      />
    </div>
  );
}
