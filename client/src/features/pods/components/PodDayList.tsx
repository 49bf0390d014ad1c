import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useQueryState } from 'nuqs';
import { type ReactNode, useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { listParams } from '../../../lib/list-params';
import { formatTime } from '../../../lib/time';
import { Note, Segmented, Stack, Text, useNow, VirtualGrid } from '../../../ui';
import type { FloorItem, Pod } from '../lib/pod-items';
import { messages } from '../messages';
import styles from './pods.module.css';

/** A line of the day on phones: the head of a group, or what happens. */
type DayLine<Item> = { key: string; name: string; isFree: boolean } | { key: string; item: Item };

const lineOf = <Item extends FloorItem>(item: Item): DayLine<Item> => ({ key: item.key, item });

/** Meetings and blocks, soonest first, under the time at which they begin. */
function linesByTime<Item extends FloorItem>(items: readonly Item[], zone: string): DayLine<Item>[] {
  let last = '';
  return items.flatMap((item) => {
    if (item.startsAt === last) return [lineOf(item)];
    last = item.startsAt;
    return [{ key: item.startsAt, name: formatTime(item.startsAt, zone), isFree: false }, lineOf(item)];
  });
}

/** The pods in the order of the floor, each with what happens there. */
const linesByPod = <Item extends FloorItem>(items: readonly Item[], pods: readonly Pod[]): DayLine<Item>[] =>
  pods.flatMap(({ id, name, location }) => {
    const own = items.filter(({ row }) => row === id);
    const head = { key: id, name: location ? `${name} · ${location}` : name, isFree: own.length === 0 };
    return [head, ...own.map(lineOf)];
  });

const texts = messages.day;
const groupings = ['time', 'pod'] as const;
const byParam = { ...listParams.view(groupings, 'time'), shallow: false };

const GroupHead = ({ name, isFree }: { name: string; isFree: boolean }) => (
  <div className={styles.group}>
    <Text as="h2" size="md" strong figures>
      {name}
    </Text>
    {isFree && <Note>{texts.free}</Note>}
  </div>
);

interface PodDayListProps<Item extends FloorItem> {
  /** In the order of the floor. */
  pods: readonly Pod[];
  /** Soonest first. */
  items: readonly Item[];
  /** Stands in place of a day without pods and items. */
  empty: ReactNode;
  renderItem: (item: Item) => ReactNode;
}

/** The day on phones: by time, what is over folded away, or by pod. */
export function PodDayList<Item extends FloorItem>(props: PodDayListProps<Item>) {
  const { pods, items, empty, renderItem } = props;
  const zone = useEventZone();
  const now = useNow();
  const [by, setBy] = useQueryState('by', byParam);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const isOver = ({ endsAt }: Item) => Date.parse(endsAt) <= now.getTime();
  const earlier = items.filter(isOver).length;
  const canFold = by === 'time' && earlier > 0 && earlier < items.length;
  const shown = canFold && !showsEarlier ? items.filter((item) => !isOver(item)) : items;
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
        empty
      ) : (
        <VirtualGrid<DayLine<Item>>
          key={by}
          label={texts.label}
          items={lines}
          itemKey={({ key }) => key}
          estimatedHeight={60}
          renderItem={(line) =>
            'item' in line ? renderItem(line.item) : <GroupHead name={line.name} isFree={line.isFree} />
          }
        />
      )}
    </Stack>
  );
}
