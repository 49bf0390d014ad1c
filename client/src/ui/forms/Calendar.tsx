import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEventZone } from '../../data/event/useEventZone';
import { isRightToLeft } from '../../lib/language';
import { dayKey } from '../../lib/time';
import { firstWeekday } from '../../lib/typed-times';
import { useNow } from '../hooks/useNow';
import { PlainButton } from '../PlainButton';
import { Row, Stack } from '../Stack';
import { Text } from '../Text';
import styles from './Calendar.module.css';
import { messages } from './messages';

const texts = messages.calendar;
const WEEKS = [0, 1, 2, 3, 4, 5];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const shift = (key: string, count: number, unit: 'day' | 'month' | 'year'): string =>
  dayjs.utc(key).add(count, unit).format('YYYY-MM-DD');

/** The day that a key leads to from another one. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, from: string, place: number): string | undefined {
  const ahead = isRightToLeft() ? -1 : 1;
  const days: Record<string, number> = {
    ArrowLeft: -ahead,
    ArrowRight: ahead,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  };
  const pages: Record<string, number> = { PageUp: -1, PageDown: 1 };
  if (days[key] !== undefined) return shift(from, days[key], 'day');
  return pages[key] === undefined ? undefined : shift(from, pages[key], shiftKey ? 'year' : 'month');
}

interface CalendarProps {
  /** The chosen day as `2026-11-21`; empty while there is none. */
  value: string;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
}

/** A month to choose a day from: by a press, by arrows, and by pages for months and years. */
export function Calendar({ value, min = '', max = '9999-12-31', onChoose }: CalendarProps) {
  const today = dayKey(useNow(), useEventZone());
  const clamp = (key: string): string => (key < min ? min : key > max ? max : key);
  const [current, setCurrent] = useState(() => clamp(value || today));
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();
  const weekStart = firstWeekday();
  const placeOf = (key: string): number => (dayjs.utc(key).day() - weekStart + 7) % 7;
  const month = `${current.slice(0, 7)}-01`;
  const firstShown = shift(month, -placeOf(month), 'day');
  const turn = (count: number, label: string) => {
    const target = shift(current, count, 'month');
    const isEarlier = count < 0;
    return (
      <Button
        type="text"
        aria-label={label}
        icon={isEarlier ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        disabled={isEarlier ? month <= min : shift(month, 1, 'month') > max}
        onClick={() => setCurrent(clamp(target))}
      />
    );
  };
  const day = (key: string) => (
    <td key={key} aria-selected={key === value}>
      <PlainButton
        className={styles.day}
        tabIndex={key === current ? 0 : -1}
        data-first-focus={key === current || undefined}
        data-outside={!key.startsWith(current.slice(0, 7)) || undefined}
        aria-current={key === today ? 'date' : undefined}
        aria-label={dayjs.utc(key).format('dddd D MMMM YYYY')}
        disabled={key < min || key > max}
        onClick={() => onChoose(key)}
      >
        {Number(key.slice(8))}
      </PlainButton>
    </td>
  );
  return (
    <Stack gap="xs">
      <Row justify="between">
        {turn(-1, texts.earlier)}
        <Text id={titleId} strong aria-live="polite">
          {dayjs.utc(month).format('MMMM YYYY')}
        </Text>
        {turn(1, texts.later)}
      </Row>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with keys of its own is a grid
        role="grid"
        aria-labelledby={titleId}
        className={styles.month}
        onKeyDown={(event) => {
          const next = dayAfterKey(event, current, placeOf(current));
          if (!next) return;
          event.preventDefault();
          // The button has to be there before it can have the focus.
          flushSync(() => setCurrent(clamp(next)));
          grid.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
        }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((place) => {
              const weekday = dayjs.utc(shift(firstShown, place, 'day'));
              return (
                <th key={place} scope="col" abbr={weekday.format('dddd')}>
                  {weekday.format('dd')}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>{WEEKDAYS.map((place) => day(shift(firstShown, week * 7 + place, 'day')))}</tr>
          ))}
        </tbody>
      </table>
      <Button type="link" disabled={today !== clamp(today)} onClick={() => onChoose(today)}>
        {texts.today}
      </Button>
    </Stack>
  );
}
