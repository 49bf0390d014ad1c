import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { Note, Row, Stack, useMediaQuery } from '../../../../../ui';
import type { Hours } from '../lib/event-times';
import { slotsOnDay } from '../lib/meeting-hours';
import { messages } from '../messages';
import { DayHours } from './DayHours';
import { PaintedWeek } from './PaintedWeek';

const texts = messages.meetings;
const WEEK = 7;
/** Within the usual times of a new event. */
const USUAL = { from: '09:00', to: '17:00' };

export interface HoursProps {
  days: readonly string[];
  hours: Hours[];
  onChange: (hours: Hours[]) => void;
  /** How many meetings a pod has room for on a day. */
  slotsOf: (day: string) => number;
}

interface HoursFieldProps {
  days: readonly string[];
  value?: Hours[];
  onChange?: (hours: Hours[]) => void;
}

/** Meeting hours as a week to paint, and below it as fields; long events a week at a time. */
export function HoursField({ days, value: hours = [], onChange }: HoursFieldProps) {
  const slotMinutes = (Form.useWatch('slotMinutes') as number | null | undefined) ?? 0;
  const gapMinutes = (Form.useWatch('gapMinutes') as number | null | undefined) ?? 0;
  const field = {
    hours,
    onChange: (next: Hours[]) => onChange?.(next),
    slotsOf: (day: string) => slotsOnDay(hours, day, slotMinutes, gapMinutes),
  };
  const [first, setFirst] = useState(0);
  const canPaint = useMediaQuery('(hover: hover) and (min-width: 768px)');
  const shown = days.slice(first, first + WEEK);
  return (
    <Stack gap="md">
      <Note size="md">{canPaint ? texts.weekLead : texts.weekLeadTouch}</Note>
      {hours.length === 0 && (
        <Row>
          <Button onClick={() => onChange?.(days.map((date) => ({ date, ...USUAL })))}>{texts.usual}</Button>
        </Row>
      )}
      {days.length > WEEK && (
        <Row wrap gap="xs" justify="between">
          <Button
            icon={<LeftOutlined aria-hidden />}
            disabled={first === 0}
            onClick={() => setFirst(first - WEEK)}
          >
            {texts.previousWeek}
          </Button>
          <Button
            icon={<RightOutlined aria-hidden />}
            iconPlacement="end"
            disabled={first + WEEK >= days.length}
            onClick={() => setFirst(first + WEEK)}
          >
            {texts.nextWeek}
          </Button>
        </Row>
      )}
      {canPaint && <PaintedWeek days={shown} {...field} />}
      <Stack as="ul">
        {shown.map((day) => (
          <DayHours key={day} day={day} days={days} {...field} />
        ))}
      </Stack>
    </Stack>
  );
}
