import { useMemo, type CSSProperties } from 'react';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { Timeline } from '../../../components/timeline/Timeline';
import type { PlaceNote } from '../../../components/timeline/timeline-types';
import { useEventZone } from '../../../hooks/useEventZone';
import { useNow } from '../../../hooks/useNow';
import { useOverlays } from '../../../hooks/useOverlays';
import { minutesBetween, type Span } from '../../../lib/timeline-layout';
import type { PodDayState } from '../hooks/usePodDay';
import { usePodMoves, type PodPlace } from '../hooks/usePodMoves';
import { obstacleOf } from '../lib/pod-clashes';
import { stepOf } from '../lib/pod-hours';
import type { Pod, PodItem } from '../lib/pod-items';
import { blockAt } from '../lib/pod-params';
import { messages } from '../messages';
import { PodTile } from './PodTile';
import styles from './PodTimeline.module.css';

const ROW_SIZE = 56;
const MINUTE_SIZE = 5.6;

interface PodTimelineProps {
  day: PodDayState;
  /** The hours that are shown. */
  range: { from: string; to: string };
  /** The meeting hours of the day. */
  windows: readonly Span[];
  slots: readonly Span[];
}

function PodHead({ pod }: { pod: Pod }) {
  return (
    <span className={styles.head}>
      {pod.company && (
        <PictureOrInitials name={pod.company.name} src={pod.company.logoUrl} size={24} shape="square" />
      )}
      <span className={styles.headText}>
        <span className={styles.name}>{pod.name}</span>
        <span className={styles.place}>{pod.bookable ? pod.location : messages.day.notBookable}</span>
      </span>
    </span>
  );
}

/** The meeting hours as lighter stretches of a row. */
function OpenHours({ windows, from }: { windows: readonly Span[]; from: string }) {
  return windows.map(({ startsAt, endsAt }) => (
    <span
      key={startsAt}
      className={styles.open}
      style={
        {
          '--start': minutesBetween(from, startsAt),
          '--length': minutesBetween(startsAt, endsAt),
        } as CSSProperties
      }
    />
  ));
}

/** The place of an item that keeps its length. */
function placeAt({ startsAt, endsAt }: PodItem, podId: string, start: string): PodPlace {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  return { podId, startsAt: start, endsAt: new Date(Date.parse(start) + length).toISOString() };
}

/** Pods below each other, the day along the line: who meets where, what is blocked and what is free. */
export function PodTimeline({ day, range, windows, slots }: PodTimelineProps) {
  const zone = useEventZone();
  const now = useNow();
  const overlays = useOverlays();
  const { move } = usePodMoves(day);
  const { items, hours } = day;
  const pods = useMemo(() => day.pods ?? [], [day.pods]);
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
    <div className={styles.frame}>
      <p className={styles.hint}>{messages.day.hint}</p>
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
        onDraw={(podId, startsAt, endsAt) => overlays.open('block', blockAt({ podId, startsAt, endsAt }))}
        describePlace={describePlace}
        renderItem={(item) => <PodTile item={item} isOver={Date.parse(item.endsAt) <= now.getTime()} />}
      />
    </div>
  );
}
