import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import type { MeetingProgramPageQuery, MeetingTargetInput } from '../../../generated/graphql';
import { useSetMeetingTargetsMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  Hint,
  Note,
  PopMenuItem,
  Row,
  SectionCard,
  Stack,
  useTable,
  useToasts,
} from '../../../ui';
import { inputOfTarget, kindOf, nameOf, numberFields, withTarget, type Target } from '../lib/targets';
import { messages } from '../messages';

const TargetDrawer = lazy(() => import('./TargetDrawer'));

const texts = messages.targets;
const params = {};

interface TargetTableProps {
  targets: MeetingProgramPageQuery['meetingTargets'];
  groups: MeetingProgramPageQuery['attendeeGroups'];
  refetch: () => unknown;
}

/** Who is promised how many meetings, and has how many at most; all of them are written at once. */
export function TargetTable({ targets: { targets, updatedAt }, groups, refetch }: TargetTableProps) {
  const { event } = useEventContext();
  const toasts = useToasts();
  const table = useTable(params);
  const [edited, setEdited] = useState<Target | 'new' | null>(null);
  const [write] = useSetMeetingTargetsMutation({ refreshes: ['meetingTargets', 'meetingReadiness'] });
  const save = async (next: MeetingTargetInput[], expectedUpdatedAt: string | null, said: string | null) => {
    const input = { eventId: event.id, targets: next, expectedUpdatedAt };
    const { data } = await write({ variables: { input } });
    const version = data!.setMeetingTargets.meetingTargets.updatedAt;
    if (said) toasts.undo(said, () => save(targets.map(inputOfTarget), version, null));
  };
  const named = (target: Target) => nameOf(target, groups) ?? texts.gone;
  const columns: DataTableColumn<Target, keyof typeof texts.columns>[] = [
    {
      key: 'who',
      primary: true,
      render: (target) => (
        <span>
          <bdi>{named(target)}</bdi>
          {!target.attendeeId && <Note as="span"> {texts.each[kindOf(target)]}</Note>}
        </span>
      ),
    },
    ...numberFields.map((key) => ({
      key,
      align: 'end' as const,
      render: (target: Target) => target[key] ?? '–',
    })),
    { key: 'priority', align: 'end' },
  ];
  const add = (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  );
  const target = edited === 'new' ? null : edited;
  return (
    <SectionCard title={texts.title} extra={add}>
      <Stack gap="sm">
        <Hint>{texts.text}</Hint>
        <Row>
          <Link to={paths.imports(event.id, 'targets')}>{texts.import}</Link>
        </Row>
        <DataTable
          label={texts.title}
          name="meeting-targets"
          table={table}
          titles={texts.columns}
          columns={columns}
          page={{
            nodes: targets.slice(table.offset, table.offset + table.first),
            totalCount: targets.length,
          }}
          query={{ loading: false, refetch }}
          rowName={named}
          onOpen={setEdited}
          renderActions={(row) => (
            <>
              <PopMenuItem icon={<EditOutlined aria-hidden />} onClick={() => setEdited(row)}>
                {texts.edit}
              </PopMenuItem>
              <PopMenuItem
                danger
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => {
                  const others = targets.filter(({ id }) => id !== row.id).map(inputOfTarget);
                  void toasts.attempt(() => save(others, updatedAt, texts.removed));
                }}
              >
                {texts.remove}
              </PopMenuItem>
            </>
          )}
          empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} action={add} />}
        />
      </Stack>
      {edited && (
        <Suspense>
          <TargetDrawer
            target={target}
            targets={targets}
            groups={groups}
            onSave={(values) => save(withTarget(targets, values, target), updatedAt, texts.saved)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </SectionCard>
  );
}
