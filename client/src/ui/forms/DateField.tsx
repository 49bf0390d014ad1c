import { CalendarOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useState, type FocusEvent } from 'react';
import { useEventZone } from '../../data/event/useEventZone';
import { dayKey } from '../../lib/time';
import { parseDay, showDay } from '../../lib/typed-times';
import { useNow } from '../hooks/useNow';
import { Popup } from '../light/Popup';
import { Calendar } from './Calendar';
import styles from './Calendar.module.css';
import { messages } from './messages';

const texts = messages.calendar;

export interface DateFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> {
  /** `2026-11-21`; empty or null while there is none. */
  value?: string | null;
  onChange?: (day: string) => void;
  /** The first and the last day of the calendar that can be chosen. */
  min?: string;
  max?: string;
  /** Called once the focus has left the calendar too. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** Calls back when the focus leaves an element and all in it. */
export const onLeave =
  (call: DateFieldProps['onBlur']) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) call?.(event);
  };

/** A day: typed, or chosen from a calendar. */
export function DateField({ value, onChange, min, max, onBlur, ...input }: DateFieldProps) {
  const today = dayKey(useNow(), useEventZone());
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value ? showDay(value) : '';
  const change = (day: string | null) => {
    if (day !== null && day !== (value ?? '')) onChange?.(day);
  };
  return (
    <div className={styles.field} onBlur={onLeave(onBlur)}>
      <Input
        autoComplete="off"
        placeholder={texts.example(showDay(today))}
        {...input}
        className={styles.typed}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          change(target.value.trim() && parseDay(target.value, value || min || today));
        }}
        // Text that is not a day is replaced by the previous value.
        onBlur={() => setTyped(null)}
      />
      <Popup
        kind="dialog"
        label={texts.choose}
        buttonLabel={texts.choose}
        button={<CalendarOutlined aria-hidden />}
        buttonClass={styles.open}
        disabled={input.disabled}
      >
        {(close) => (
          <Calendar
            value={value ?? ''}
            min={min}
            max={max}
            onChoose={(day) => {
              setTyped(null);
              change(day);
              close();
            }}
          />
        )}
      </Popup>
    </div>
  );
}
