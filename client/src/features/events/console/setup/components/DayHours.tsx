import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dayNames } from '../../../../../lib/event-days';
import { showClock } from '../../../../../lib/typed-times';
import { Note, Row, Stack, Text, TimeField } from '../../../../../ui';
import type { Hours } from '../lib/event-times';
import { clockOf, copyToDays, hoursErrors, MIDNIGHT, spansOf, withDay } from '../lib/meeting-hours';
import { messages } from '../messages';
import type { HoursProps } from './HoursField';
import styles from './Setup.module.css';

const texts = messages.meetings;

/** One more span on a day: the usual hours, or the hour after the last. */
function addSpan(hours: readonly Hours[], day: string): Hours[] {
  const spans = spansOf(hours, day);
  const last = spans.at(-1)?.to;
  const next =
    last === undefined
      ? { from: 9 * 60, to: 17 * 60 }
      : { from: Math.min(last + 60, MIDNIGHT - 60), to: Math.min(last + 120, MIDNIGHT) };
  return withDay(hours, day, [...spans, next]);
}

/** The hours of one day as fields. */
export function DayHours({ day, days, hours, onChange, slotsOf }: HoursProps & { day: string }) {
  const { weekday, date, full } = dayNames(day);
  const errors = hoursErrors(hours);
  const own = hours.flatMap((one, at) => (one.date === day ? [{ one, at }] : []));
  const change = (at: number, end: 'from' | 'to', chosen: string) => {
    // Hours that end at midnight end with the day.
    const time = end === 'to' && chosen === '00:00' ? clockOf(MIDNIGHT) : chosen;
    onChange(hours.map((one, place) => (place === at ? { ...one, [end]: time } : one)));
  };
  return (
    <Row as="li" wrap gap="md" align="start" className={styles.day}>
      <Stack className={styles.dayName}>
        <strong>{`${weekday} ${date}`}</strong>
        <Note as="span">{own.length > 0 ? texts.slotsPerPod(slotsOf(day)) : texts.closed}</Note>
      </Stack>
      <Row wrap gap="sm" className={styles.spans}>
        {own.map(({ one, at }) => {
          const error = errors.get(at);
          const time = (end: 'from' | 'to', label: string) => (
            <TimeField
              className={styles.time}
              aria-label={label}
              status={error && 'error'}
              value={one[end]}
              onChange={(chosen) => chosen && change(at, end, chosen)}
            />
          );
          return (
            // Hours have no id, and their times are what is being changed.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={at} wrap gap="xxs">
              {time('from', texts.fromOf(full))}
              <span aria-hidden>–</span>
              {time('to', texts.toOf(full))}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.removeOf(showClock(one.from), showClock(one.to), full)}
                onClick={() => onChange(hours.filter((_, place) => place !== at))}
              />
              {error && (
                <Text as="p" tone="error" className={styles.wholeLine} role="alert">
                  {texts[error]}
                </Text>
              )}
            </Row>
          );
        })}
        <Row wrap gap="xxs">
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
        </Row>
      </Row>
    </Row>
  );
}
