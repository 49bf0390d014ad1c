import { ClockCircleOutlined } from '@ant-design/icons';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { newAt } from '../../../lib/drawn-span';
import { paths } from '../../../lib/paths';
import { shortTimeRange } from '../../../lib/time';
import { hourRange, movedTo, type Span } from '../../../lib/timeline-layout';
import {
  EmptyState,
  LinkButton,
  type PlaceNote,
  Stack,
  Text,
  Timeline,
  useAtLeast,
  useNow,
  useOverlays,
} from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';
import { type PodPlace, usePodMoves } from '../hooks/usePodMoves';
import { obstacleOf } from '../lib/pod-clashes';
import { stepOf, windowsOf } from '../lib/pod-hours';
import type { PodItem } from '../lib/pod-items';
import { messages } from '../messages';
import { FloorCard, MINUTE_SIZE, OpenHours, PodHead, PodTile, ROW_SIZE } from './FloorParts';
import { PodDayList } from './PodDayList';
import styles from './pods.module.css';

/** The place of an item that keeps its length. */
const placeAt = (item: PodItem, podId: string, start: string): PodPlace => ({
  podId,
  ...movedTo(item, start),
});

interface PodTimelineProps {
  day: PodDayState;
  /** The hours that are shown. */
  range: { from: string; to: string };
  /** The meeting hours of the day. */
  windows: readonly Span[];
}

/** Pods below each other, the day along the line: who meets where, what is blocked and what is free. */
function PodTimeline({ day, range, windows }: PodTimelineProps) {
  const zone = useEventZone();
  const now = useNow();
  const overlays = useOverlays();
  const { move } = usePodMoves(day);
  const { items, hours, slots, pods = [] } = day;
  const rows = pods.map((pod) => ({
    key: pod.id,
    name: pod.name,
    head: <PodHead pod={pod} />,
    background: pod.bookable ? <OpenHours windows={windows} from={range.from} /> : null,
  }));
  const describePlace = (item: PodItem, podId: string, startsAt: string): PlaceNote => {
    const obstacle = obstacleOf(item, placeAt(item, podId, startsAt), items, pods);
    return { text: obstacle ?? messages.isFree, isClash: obstacle !== null };
  };
  return (
    <Stack gap="xs" className={styles.frame}>
      <Text as="p" size="note" tone="secondary">
        {messages.day.hint}
      </Text>
      <Timeline<PodItem>
        label={messages.day.label}
        rows={rows}
        items={items}
        {...range}
        zone={zone}
        now={now}
        direction="rows"
        rowSize={ROW_SIZE}
        minuteSize={MINUTE_SIZE}
        slotMinutes={stepOf(hours)}
        stepsFrom={slots[0]?.startsAt}
        canMove={({ endsAt }) => Date.parse(endsAt) > now.getTime()}
        onMove={(item, podId, startsAt) => void move(item, placeAt(item, podId, startsAt))}
        onOpen={({ key }) => overlays.open('entry', key)}
        onDraw={(row, startsAt, endsAt) => overlays.open('block', newAt({ row, startsAt, endsAt }))}
        describePlace={describePlace}
        renderItem={(item) => <PodTile item={item} isOver={Date.parse(item.endsAt) <= now.getTime()} />}
      />
    </Stack>
  );
}

/** A day at the pods: a timeline, on phones a list. */
export default function PodDayView({ day }: { day: PodDayState }) {
  const { event } = useEventContext();
  const wide = useAtLeast('md');
  const overlays = useOverlays();
  const windows = windowsOf(day.hours, day.date, event.timezone);
  // The full hours around the meeting hours and all that is planned; null for a day with neither.
  const range = hourRange([...windows, ...day.items], event.timezone);
  if (!range)
    return (
      <EmptyState
        title={messages.day.noHoursTitle}
        text={messages.day.noHoursText(day.pods?.length ?? 0)}
        icon={<ClockCircleOutlined aria-hidden />}
        action={<LinkButton to={paths.setup(event.id, 'meetings')}>{messages.day.setUpHours}</LinkButton>}
      />
    );
  if (!wide)
    return (
      <PodDayList
        pods={day.pods ?? []}
        items={day.items}
        empty={<EmptyState title={messages.day.nothing} text={messages.day.nothingText} />}
        renderItem={(item) => (
          <FloorCard
            item={item}
            note={`${shortTimeRange(item.startsAt, item.endsAt, event.timezone)} · ${day.nameOf(item.row)}`}
            onOpen={() => overlays.open('entry', item.key)}
          />
        )}
      />
    );
  return <PodTimeline day={day} range={range} windows={windows} />;
}
