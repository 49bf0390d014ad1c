import { TeamOutlined } from '@ant-design/icons';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import type { AttendeeCategory, StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { DataTable, EmptyList, PopMenuItem, Stack, usePublishedOrder, useTableSelection } from '../../../ui';
import { BulkActions } from './BulkActions';
import { BulkJobs } from './BulkJobs';
import { StaffToolbar } from './StaffToolbar';
import { messages } from './messages';
import { PEOPLE_TABLE, staffColumns } from './staff-columns';
import { useBulkJobs } from './useBulkJobs';
import { useInvite, useStaffActions } from './useStaffActions';
import type { useStaffPeople } from './useStaffPeople';

interface StaffTableProps {
  eventId: string;
  label: string;
  people: ReturnType<typeof useStaffPeople>;
  count: string | undefined;
  category?: AttendeeCategory;
}

/** Actions on one person. */
function RowActions({ person }: { person: StaffRow_AttendeeFragment }) {
  const actions = useStaffActions();
  const invite = useInvite();
  return (
    <>
      <PopMenuItem onClick={() => actions.edit(person.id)}>{messages.actions.edit}</PopMenuItem>
      {person.stage === 'INVITED' && (
        <PopMenuItem onClick={() => void invite(person)}>
          {person.invitedAt ? messages.actions.remind : messages.actions.invite}
        </PopMenuItem>
      )}
      <PopMenuItem danger onClick={() => actions.remove(person.id)}>
        {messages.actions.remove}
      </PopMenuItem>
    </>
  );
}

/** The people of an event as staff work with them: every status, many at once. */
export function StaffTable({ eventId, label, people, count, category }: StaffTableProps) {
  const { table, filter, fields, page, query } = people;
  const { jobs } = useBulkJobs(eventId);
  const selection = useTableSelection(JSON.stringify(filter));
  const actions = useStaffActions();
  const mailsLeave = useMailsLeave();
  usePublishedOrder(page?.nodes);
  return (
    <Stack gap="sm">
      <BulkJobs jobs={jobs} />
      <DataTable
        label={label}
        name={PEOPLE_TABLE}
        table={table}
        titles={{
          ...messages.columns,
          ...Object.fromEntries(fields.map((field) => [field.id, field.label])),
        }}
        columns={staffColumns(category !== undefined, fields, mailsLeave)}
        page={page}
        query={query}
        rowName={fullName}
        empty={<EmptyList list={table} texts={messages} icon={<TeamOutlined aria-hidden />} />}
        onOpen={({ id }) => actions.show(id)}
        renderActions={(person) => <RowActions person={person} />}
        selection={selection}
        bulkActions={<BulkActions eventId={eventId} filter={filter} selection={selection} />}
        toolbar={
          <StaffToolbar eventId={eventId} table={table} count={count} oneCategory={category !== undefined} />
        }
      />
    </Stack>
  );
}
