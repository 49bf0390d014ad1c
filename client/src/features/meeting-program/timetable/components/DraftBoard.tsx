import { ClockCircleOutlined } from '@ant-design/icons';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { ScheduleRunChange } from '../../../../generated/graphql';
import { shortTimeRange } from '../../../../lib/time';
import { hourRange } from '../../../../lib/timeline-layout';
import {
  DayPanels,
  EmptyState,
  Hint,
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
  stepOf,
  windowsOf,
} from '../../../pods';
import { useBoardDay } from '../hooks/useBoardDay';
import { useBoardMoves } from '../hooks/useBoardMoves';
import { useDraftEdits } from '../hooks/useDraftEdits';
import type { PlannedItem } from '../lib/planned';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';
import { AddButton } from './AddMeeting';
import { ChangeSign, ChangeTag, LockedTag } from './ChangeTag';
import { PlannedPanel } from './PlannedPanel';
import styles from './timetable.module.css';

const texts = messages.board;
const kinds = Object.keys(messages.changes) as ScheduleRunChange[];

interface BoardProps {
  run: Draft;
  day: ReturnType<typeof useBoardDay>;
  date: string;
}

function Board({ run, day, date }: BoardProps) {
  const { timezone: zone } = useEventContext().event;
  const wide = useAtLeast('md');
  const now = useNow();
  const panel = useOverlay('planned');
  const { items, pods } = day;
  const { freeAt, timeline } = useBoardMoves(run, day);
  const open = ({ key }: PlannedItem) => panel.open(key);
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
            extra={<ItemTags item={item} />}
            onOpen={() => open(item)}
          />
        )}
      />
    );
  const tile = (item: PlannedItem) => (
    <PodTile
      item={item}
      isOver={Date.parse(item.endsAt) <= now.getTime()}
      sign={<ChangeSign change={item.change} isLocked={item.meeting.isLocked} />}
    />
  );
  return (
    <Timeline<PlannedItem>
      label={texts.label}
      rows={pods.map((pod) => ({
        key: pod.id,
        name: pod.name,
        head: <PodHead pod={pod} />,
        background: pod.bookable ? <OpenHours windows={freeAt(pod.id) ?? windows} from={range.from} /> : null,
      }))}
      items={items}
      {...range}
      zone={zone}
      now={now}
      direction="rows"
      rowSize={ROW_SIZE}
      minuteSize={MINUTE_SIZE}
      slotMinutes={stepOf(day.hours)}
      {...(timeline && { ...timeline, onOpen: open })}
      renderItem={(item) =>
        timeline ? (
          tile(item)
        ) : (
          <PlainButton className={styles.tile} onClick={() => open(item)}>
            <span className="visually-hidden">{item.label}</span>
            <span aria-hidden>{tile(item)}</span>
          </PlainButton>
        )
      }
    />
  );
}

const ItemTags = ({ item: { change, meeting } }: { item: PlannedItem }) => (
  <>
    {meeting.isLocked && <LockedTag />}
    <ChangeTag change={change} />
  </>
);

/** A day of the draft at the pods, each meeting with what the draft changes of it; on phones a list. */
export default function DraftBoard({ run }: { run: Draft }) {
  const dayParam = useDayParam();
  const day = useBoardDay(run.id, dayParam.day);
  const { canEdit } = useDraftEdits(run);
  const wide = useAtLeast('md');
  return (
    <Stack gap="md">
      <Row wrap gap="md" justify="between">
        <Row as="ul" wrap gap="xs" aria-label={texts.legend}>
          {kinds.map((change) => (
            <li key={change}>
              <ChangeTag change={change} />
            </li>
          ))}
          <li>
            <LockedTag />
          </li>
        </Row>
        <AddButton run={run} />
      </Row>
      {canEdit && wide && <Hint>{messages.edit.hint}</Hint>}
      <DayPanels label={texts.days} dayParam={dayParam}>
        {day.isLoading ? (
          <Pending error={day.error} refetch={day.refetch} title={messages.draft.loadFailed} rows={10} />
        ) : (
          <Board run={run} day={day} date={dayParam.day} />
        )}
      </DayPanels>
      <PlannedPanel meetings={day.meetings} run={run} />
    </Stack>
  );
}
