import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useMediaQuery } from '../../../../../hooks/useMediaQuery';
import type { Hours } from '../lib/event-times';
import { messages } from '../messages';
import { DayHours } from './DayHours';
import styles from './HoursField.module.css';
import { PaintedWeek } from './PaintedWeek';

const texts = messages.meetings;
const WEEK = 7;

interface HoursFieldProps {
  days: readonly string[];
  hours: Hours[];
  onChange: (hours: Hours[]) => void;
  /** How many meetings a pod has room for on a day. */
  slotsOf: (day: string) => number;
}

/** Meeting hours as a week to paint, and below it as fields; long events a week at a time. */
export function HoursField(props: HoursFieldProps) {
  const { days, hours, onChange, slotsOf } = props;
  const [first, setFirst] = useState(0);
  const canPaint = useMediaQuery('(hover: hover) and (min-width: 768px)');
  const shown = days.slice(first, first + WEEK);
  return (
    <div>
      <p className={styles.lead}>{canPaint ? texts.weekLead : texts.weekLeadTouch}</p>
      {days.length > WEEK && (
        <div className={styles.pager}>
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
        </div>
      )}
      {canPaint && <PaintedWeek days={shown} hours={hours} onChange={onChange} slotsOf={slotsOf} />}
      <ul className={styles.days}>
        {shown.map((day) => (
          <DayHours key={day} day={day} days={days} hours={hours} onChange={onChange} slots={slotsOf(day)} />
        ))}
      </ul>
    </div>
  );
}
