import { useEventZone } from '../../../../data/event/useEventZone';
import { useTimetableMeetingsQuery } from '../../../../generated/hooks';
import { formatMoment } from '../../../../lib/time';
import {
  DataTable,
  type DataTableColumn,
  EmptyList,
  Row,
  Stack,
  Text,
  useOverlay,
  useTable,
} from '../../../../ui';
import { listFilters } from '../lib/draft-params';
import { beforeOf, pairOf, type Planned } from '../lib/planned';
import { reasonWords, type Draft } from '../lib/runs';
import { messages } from '../messages';
import { AddButton } from './AddMeeting';
import { ChangeTag, LockedTag } from './ChangeTag';
import { DraftFilters } from './DraftFilters';
import { LockAll } from './LockMenu';
import { PlannedPanel } from './PlannedPanel';

const texts = messages.list;

const outcomeOf = ({ outcome, reason }: Planned) =>
  outcome && [messages.outcomes[outcome], reason && reasonWords(reason)].filter(Boolean).join(': ');

const columnsIn = (zone: string): DataTableColumn<Planned, keyof typeof texts.columns>[] => [
  { key: 'who', primary: true, width: 220, render: pairOf },
  {
    key: 'change',
    render: ({ change, isLocked }) => (
      <Row as="span" wrap gap="xxs">
        <ChangeTag change={change} />
        {isLocked && <LockedTag />}
      </Row>
    ),
  },
  { key: 'when', render: ({ startsAt }) => <Text figures>{formatMoment(startsAt, zone)}</Text> },
  { key: 'pod', render: ({ pod }) => pod?.name },
  { key: 'before', render: (meeting) => beforeOf(meeting, zone) },
  { key: 'outcome', render: outcomeOf },
];

/** The meetings of a draft, filtered and page by page. */
export default function DraftList({ run }: { run: Draft }) {
  const table = useTable(listFilters);
  const zone = useEventZone();
  const panel = useOverlay('planned');
  const { attendee, company, change, outcome, day, pod } = table.values;
  const { data, ...query } = useTimetableMeetingsQuery({
    variables: {
      runId: run.id,
      attendeeId: attendee,
      companyId: company,
      podId: pod,
      date: day,
      change,
      outcome,
      first: table.first,
      offset: table.offset,
    },
  });
  const page = data?.scheduleRunMeetings;
  const isWritten = run.changes.some((count) => count.outcome);
  return (
    <Stack gap="md">
      <Row wrap gap="xs" justify="end">
        <LockAll attendeeId={attendee} podId={pod} />
        <AddButton run={run} />
      </Row>
      <DataTable
        label={texts.title}
        name="timetable-meetings"
        table={table}
        titles={texts.columns}
        columns={columnsIn(zone).filter(({ key }) => isWritten || key !== 'outcome')}
        page={page}
        query={query}
        rowName={pairOf}
        onOpen={({ id }) => panel.open(id)}
        empty={<EmptyList list={table} texts={texts} />}
        toolbar={<DraftFilters table={table} withOutcome={isWritten} />}
      />
      <PlannedPanel meetings={page?.nodes} run={run} />
    </Stack>
  );
}
