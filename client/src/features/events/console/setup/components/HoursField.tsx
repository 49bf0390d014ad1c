import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useMediaQuery } from '../../../../../hooks/useMediaQuery';
import { Row, Stack } from '../../../../../ui/Stack';
import { Text } from '../../../../../ui/Text';
import type { Hours } from '../lib/event-times';
import { messages } from '../messages';
import { DayHours } from './DayHours';
import { PaintedWeek } from './PaintedWeek';

const texts = messages.meetings;
const WEEK = 7;

export interface HoursFieldProps {
  days: readonly string[];
  hours: Hours[];
  onChange: (hours: Hours[]) => void;
  /** How many meetings a pod has room for on a day. */
  slotsOf: (day: string) => number;
}

/** Meeting hours as a week to paint, and below it as fields; long events a week at a time. */
export function HoursField({ days, ...field }: HoursFieldProps) {
  const [first, setFirst] = useState(0);
  const canPaint = useMediaQuery('(hover: hover) and (min-width: 768px)');
  const shown = days.slice(first, first + WEEK);
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {canPaint ? texts.weekLead : texts.weekLeadTouch}
      </Text>
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
