import type { PartStories } from '../../dev/stories';
import { listParams } from '../../lib/list-params';
import { EmptyList } from '../EmptyList';
import { useTable } from '../hooks/useTable';
import { useTableSelection } from '../hooks/useTableSelection';
import { PopMenuItem } from '../light/PopMenu';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './data-table-types';
import { JobProgress } from './JobProgress';
import { TablePages } from './TablePages';

interface Person {
  id: string;
  name: string;
  organization: string;
  meetings: number;
}

const people: Person[] = ['Sara Khan', 'Omar Farooq', 'Li Wei', 'Ana Souza', 'Jonas Berg'].map(
  (name, index) => ({ id: `${index}`, name, organization: `Company ${index + 1}`, meetings: index * 3 }),
);
const params = { q: listParams.q, sort: listParams.sort(['NAME', 'NAME_DESC'], 'NAME') };
const titles = { name: 'Name', organization: 'Organization', meetings: 'Meetings' };
const columns: DataTableColumn<Person, keyof typeof titles>[] = [
  { key: 'name', primary: true, sort: { ascending: 'NAME', descending: 'NAME_DESC' } },
  { key: 'organization' },
  { key: 'meetings', align: 'end' },
];

function Example({ rows, error }: { rows?: Person[]; error?: Error }) {
  const table = useTable(params);
  const selection = useTableSelection('');
  return (
    <DataTable
      label="People"
      name="example"
      table={table}
      titles={titles}
      columns={columns}
      page={rows && { nodes: rows, totalCount: rows.length * 100 }}
      query={{ loading: !rows, error, refetch: () => undefined }}
      rowName={({ name }) => name}
      empty={<EmptyList list={table} texts={{ emptyTitle: 'Nobody yet', noMatchTitle: 'Nobody matches' }} />}
      onOpen={() => undefined}
      selection={selection}
      renderActions={() => <PopMenuItem onClick={() => undefined}>Edit</PopMenuItem>}
    />
  );
}

const Paged = () => <TablePages label="People" table={useTable(params)} total={420} />;

const stories: PartStories = {
  part: 'DataTable',
  stories: [
    { name: 'Full', render: () => <Example rows={people} /> },
    { name: 'Loading', render: () => <Example /> },
    { name: 'Empty', render: () => <Example rows={[]} /> },
    { name: 'Failed', render: () => <Example error={new Error('x')} /> },
    { name: 'Pages of another list', render: () => <Paged /> },
    {
      name: 'Progress of a job',
      render: () => <JobProgress label="Inviting people" done={120} total={420} status="running" />,
    },
  ],
};

export default stories;
