import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../../components/EmptyState';
import { useEventContext } from '../../../hooks/useEventContext';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { paths } from '../../../lib/paths';
import type { PodDayState } from '../hooks/usePodDay';
import { rangeOf, windowsOf } from '../lib/pod-hours';
import { messages } from '../messages';
import { PodDayList } from './PodDayList';
import { PodTimeline } from './PodTimeline';

/** A day at the pods: a timeline, on phones a list. */
export default function PodDayView({ day }: { day: PodDayState }) {
  const { event } = useEventContext();
  const wide = useAtLeast('md');
  const windows = windowsOf(day.hours, day.date, event.timezone);
  const range = rangeOf(windows, day.items, event.timezone);
  if (!range)
    return (
      <EmptyState
        title={messages.day.noHoursTitle}
        text={messages.day.noHoursText}
        icon={<ClockCircleOutlined aria-hidden />}
        action={<Button href={paths.setup(event.id, 'meetings')}>{messages.day.setUpHours}</Button>}
      />
    );
  if (!wide) return <PodDayList day={day} />;
  return <PodTimeline day={day} range={range} windows={windows} />;
}
