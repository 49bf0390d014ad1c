import { ClockCircleOutlined } from '@ant-design/icons';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { ScheduleRunChange } from '../../../../generated/graphql';
import { shortTimeRange } from '../../../../lib/time';
import { hourRange } from '../../../../lib/timeline-layout';
import {
  DayPanels,
  EmptyState,
  Pending,
  PlainButton,
  Row,
  Stack,
  Timeline,
  useAtLeast,
  useDayParam,
  useNow,
  useOverlay,
} from '../../../../ui';
import {
  FloorCard,
  MINUTE_SIZE,
  OpenHours,
  PodDayList,
  PodHead,
  PodTile,
  ROW_SIZE,
  windowsOf,
} from '../../../pods';
import { useBoardDay } from '../hooks/useBoardDay';
import type { PlannedItem } from '../lib/planned';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';
import { ChangeSign, ChangeTag } from './ChangeTag';
import { PlannedPanel } from './PlannedPanel';
import styles from './timetable.module.css';

const texts = messages.board;
const kinds = Object.keys(messages.changes) as ScheduleRunChange[];

function Board({ day, date }: { day: ReturnType<typeof useBoardDay>; date: string }) {
  const { timezone: zone } = useEventContext().event;
  const wide = useAtLeast('md');
  const now = useNow();
  const panel = useOverlay('planned');
  const { items, pods } = day;
  const windows = windowsOf(day.hours, date, zone);
  const range = hourRange([...windows, ...items], zone);
  const empty = (
    <EmptyState icon={<ClockCircleOutlined aria-hidden />} title={texts.emptyTitle} text={texts.emptyText} />
  );
  if (!range || items.length === 0) return empty;
  if (!wide)
    return (
      <PodDayList
        pods={pods}
        items={items}
        empty={empty}
        renderItem={(item) => (
          <FloorCard
            item={item}
            note={[
              shortTimeRange(item.startsAt, item.endsAt, zone),
              pods.find(({ id }) => id === item.row)?.name,
            ].join(' · ')}
            extra={<ChangeTag change={item.change} />}
            onOpen={() => panel.open(item.key)}
          />
        )}
      />
    );
  return (
    <Timeline<PlannedItem>
      label={texts.label}
      rows={pods.map((pod) => ({
        key: pod.id,
        name: pod.name,
        head: <PodHead pod={pod} />,
        background: pod.bookable ? <OpenHours windows={windows} from={range.from} /> : null,
      }))}
      items={items}
      {...range}
      zone={zone}
      now={now}
      direction="rows"
      rowSize={ROW_SIZE}
      minuteSize={MINUTE_SIZE}
      renderItem={(item) => (
        <PlainButton className={styles.tile} onClick={() => panel.open(item.key)}>
          <span className="visually-hidden">{item.label}</span>
          <span aria-hidden>
            <PodTile
              item={item}
              isOver={Date.parse(item.endsAt) <= now.getTime()}
              sign={<ChangeSign change={item.change} />}
            />
          </span>
        </PlainButton>
      )}
    />
  );
}

/** A day of the draft at the pods, each meeting with what the draft changes of it; on phones a list. */
export default function DraftBoard({ run }: { run: Draft }) {
  const dayParam = useDayParam();
  const day = useBoardDay(run.id, dayParam.day);
  return (
    <Stack gap="md">
      <Row as="ul" wrap gap="xs" aria-label={texts.legend}>
        {kinds.map((change) => (
          <li key={change}>
            <ChangeTag change={change} />
          </li>
        ))}
      </Row>
      <DayPanels label={texts.days} dayParam={dayParam}>
        {day.isLoading ? (
          <Pending error={day.error} refetch={day.refetch} title={messages.draft.loadFailed} rows={10} />
        ) : (
          <Board day={day} date={dayParam.day} />
        )}
      </DayPanels>
      <PlannedPanel meetings={day.meetings} />
    </Stack>
  );
}
