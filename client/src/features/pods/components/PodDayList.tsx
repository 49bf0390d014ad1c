import { DownOutlined, StopOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useQueryState } from 'nuqs';
import { useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { fullName } from '../../../lib/format';
import { listParams } from '../../../lib/list-params';
import { formatTime, shortTimeRange } from '../../../lib/time';
import {
  EmptyState,
  Note,
  PictureOrInitials,
  PlainButton,
  Row,
  Segmented,
  Stack,
  Text,
  useNow,
  useOverlays,
  VirtualGrid,
} from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';
import type { Pod, PodItem } from '../lib/pod-items';
import { messages } from '../messages';
import styles from './pods.module.css';

/** A line of the day on phones: the head of a group, or what happens. */
type DayLine = { key: string; name: string; isFree: boolean } | { key: string; item: PodItem };

const lineOf = (item: PodItem): DayLine => ({ key: item.key, item });

/** Meetings and blocks, soonest first, under the time at which they begin. */
function linesByTime(items: readonly PodItem[], zone: string): DayLine[] {
  let last = '';
  return items.flatMap((item) => {
    if (item.startsAt === last) return [lineOf(item)];
    last = item.startsAt;
    return [{ key: item.startsAt, name: formatTime(item.startsAt, zone), isFree: false }, lineOf(item)];
  });
}

/** The pods in the order of the floor, each with what happens there. */
const linesByPod = (items: readonly PodItem[], pods: readonly Pod[]): DayLine[] =>
  pods.flatMap(({ id, name, location }) => {
    const own = items.filter(({ row }) => row === id);
    const head = { key: id, name: location ? `${name} · ${location}` : name, isFree: own.length === 0 };
    return [head, ...own.map(lineOf)];
  });

const texts = messages.day;
const groupings = ['time', 'pod'] as const;
const byParam = { ...listParams.view(groupings, 'time'), shallow: false };

function ItemCard({ item, pod }: { item: PodItem; pod: string }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  return (
    <Row
      as={PlainButton}
      gap="sm"
      className={styles.card}
      data-kind={item.kind}
      onClick={() => overlays.open('entry', item.key)}
    >
      <Row as="span" rigid className={styles.faces} aria-hidden>
        {item.kind === 'block' && <StopOutlined />}
        {item.people.map(({ id, person }) => (
          <PictureOrInitials key={id} name={fullName(person)} src={person.avatarUrl} size={32} />
        ))}
      </Row>
      <Stack as="span">
        <strong>{item.title}</strong>
        <Note as="span">
          {shortTimeRange(item.startsAt, item.endsAt, zone)} · {pod}
        </Note>
      </Stack>
    </Row>
  );
}

function Line({ line, podName }: { line: DayLine; podName: PodDayState['nameOf'] }) {
  if ('item' in line) return <ItemCard item={line.item} pod={podName(line.item.row)} />;
  return (
    <div className={styles.group}>
      <Text as="h2" size="md" strong figures>
        {line.name}
      </Text>
      {line.isFree && <Note>{texts.free}</Note>}
    </div>
  );
}

/** The day on phones: by time, what is over folded away, or by pod. */
export function PodDayList({ day }: { day: PodDayState }) {
  const zone = useEventZone();
  const now = useNow();
  const [by, setBy] = useQueryState('by', byParam);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const pods = day.pods ?? [];
  const isOver = ({ endsAt }: PodItem) => Date.parse(endsAt) <= now.getTime();
  const earlier = day.items.filter(isOver).length;
  const canFold = by === 'time' && earlier > 0 && earlier < day.items.length;
  const shown = canFold && !showsEarlier ? day.items.filter((item) => !isOver(item)) : day.items;
  const lines = by === 'time' ? linesByTime(shown, zone) : linesByPod(shown, pods);
  return (
    <Stack gap="md">
      <Segmented
        label={texts.byLabel}
        value={by}
        options={[
          { value: 'time', label: texts.byTime },
          { value: 'pod', label: texts.byPod },
        ]}
        onChange={(next) => void setBy(next)}
      />
      {canFold && (
        <div>
          <Button
            icon={showsEarlier ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            {showsEarlier ? texts.hideEarlier : texts.earlier(earlier)}
          </Button>
        </div>
      )}
      {lines.length === 0 ? (
        <EmptyState title={texts.nothing} text={texts.nothingText} />
      ) : (
        <VirtualGrid<DayLine>
          key={by}
          label={texts.label}
          items={lines}
          itemKey={({ key }) => key}
          estimatedHeight={60}
          renderItem={(line) => <Line line={line} podName={day.nameOf} />}
        />
      )}
    </Stack>
  );
}
