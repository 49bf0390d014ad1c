import { CheckOutlined, LockFilled, MinusOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { ScheduleRunChange } from '../../../../generated/graphql';
import { StatusTag, type StatusTone } from '../../../../ui';
import { messages } from '../messages';
import styles from './timetable.module.css';

const signs: Record<ScheduleRunChange, { Icon: ComponentType<{ 'aria-hidden': true }>; tone: StatusTone }> = {
  ADDED: { Icon: PlusOutlined, tone: 'success' },
  MOVED: { Icon: SwapOutlined, tone: 'waiting' },
  KEPT: { Icon: CheckOutlined, tone: 'neutral' },
  DROPPED: { Icon: MinusOutlined, tone: 'danger' },
};

/** The sign of a change, in its colour, and of a lock. */
export function ChangeSign({ change, isLocked }: { change: ScheduleRunChange; isLocked: boolean }) {
  const { Icon } = signs[change];
  return (
    <span className={styles.sign} data-change={change}>
      <Icon aria-hidden />
      {isLocked && <LockFilled aria-hidden />}
    </span>
  );
}

/** What a timetable changes of a meeting: its sign and a word, or other words. */
export function ChangeTag({ change, words }: { change: ScheduleRunChange; words?: string }) {
  const { Icon, tone } = signs[change];
  return (
    <StatusTag tone={tone} icon={<Icon aria-hidden />}>
      {words ?? messages.changes[change]}
    </StatusTag>
  );
}

/** No later timetable moves or drops the meeting. */
export const LockedTag = () => (
  <StatusTag tone="neutral" icon={<LockFilled aria-hidden />}>
    {messages.lock.isLocked}
  </StatusTag>
);
