/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- no select or datalist takes times as people type them */
import { Input, type InputProps } from 'antd';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isComposing } from '../../lib/composing';
import { beginsClock, clockAt, parseClock, showClock } from '../../lib/typed-times';
import { usePopover } from '../light/usePopover';
import styles from './Calendar.module.css';
import { onLeave } from './DateField';
import { messages } from './messages';

const STEP_MINUTES = 5;

/** All times of a day in steps. */
const times = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => clockAt(index * STEP_MINUTES));

/** The times that a typed text may mean: first the exact one, then those of the day, then those of the night. */
function timesFor(typed: string): string[] {
  const meant = parseClock(typed);
  const rank = (time: string): number => {
    if (time === meant) return 0;
    return time >= '07:00' && time < '22:00' ? 1 : 2;
  };
  return times.filter((time) => beginsClock(typed, time)).sort((a, b) => rank(a) - rank(b));
}

interface TimeListProps {
  id: string;
  field: HTMLElement | null;
  options: readonly string[];
  active: string | undefined;
  onChoose: (time: string) => void;
}

/** The focus stays in the field, which says which of them is active. */
function TimeList({ id, field, options, active, onChoose }: TimeListProps) {
  const list = useRef<HTMLUListElement>(null);
  usePopover(list, field);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      popover="manual"
      aria-label={messages.calendar.times}
      className={styles.times}
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.map((time) => (
        // Keys go to the field.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <li
          key={time}
          id={`${id}-${time}`}
          role="option"
          aria-selected={time === active}
          onClick={() => onChoose(time)}
        >
          {showClock(time)}
        </li>
      ))}
    </ul>
  );
}

interface TimeFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'onBlur'> {
  /** `14:30`; empty while there is none. */
  value?: string;
  onChange?: (time: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** A time of day on the 12-hour clock: typed, or chosen from a list. */
export function TimeField({ value = '', onChange, onBlur, className, ...input }: TimeFieldProps) {
  const [field, setField] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const id = useId();
  // Beside a time that is there, the list has all of them.
  const options = typed === null && value ? times : timesFor(typed ?? '');
  const shown = isOpen && options.length > 0;
  const active = moved ?? (typed ? options[0] : value);
  const open = (opens: boolean) => {
    setIsOpen(opens);
    setMoved(null);
  };
  const change = (time: string | null) => {
    if (time !== null && time !== value) onChange?.(time);
  };
  const choose = (time: string) => {
    setTyped(null);
    open(false);
    change(time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!shown) return open(true);
      const at = active ? options.indexOf(active) : -1;
      setMoved(options[Math.min(Math.max(at + step, 0), options.length - 1)] ?? null);
    }
    if (!shown) return undefined;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
    if (event.key === 'Escape') {
      // The dialog around the field stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      open(false);
    }
    return undefined;
  };
  return (
    <div
      ref={setField}
      className={className}
      onBlur={onLeave((event) => {
        // Text that is not a time is replaced by the previous value.
        setTyped(null);
        open(false);
        onBlur?.(event);
      })}
    >
      <Input
        autoComplete="off"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown && active ? `${id}-${active}` : undefined}
        value={typed ?? (value && showClock(value))}
        onChange={({ target }) => {
          setTyped(target.value);
          open(true);
          change(target.value.trim() && parseClock(target.value));
        }}
        onClick={() => open(true)}
        onKeyDown={onKeyDown}
      />
      {shown && <TimeList id={id} field={field} options={options} active={active} onChoose={choose} />}
    </div>
  );
}
