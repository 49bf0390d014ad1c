import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompanyKind, CompanyTableQuery } from '../../../generated/graphql';
import { useCompanyTableQuery } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import {
  CountryFlag,
  DataTable,
  type DataTableColumn,
  PictureOrInitials,
  PopMenuItem,
  Row,
  useOverlays,
  useTable,
} from '../../../ui';
import { companyParams, toCompanyFilter } from '../lib/company-filter';
import { companyActs } from './company-acts';
import { messages } from './messages';

const texts = messages.table;
type Company = CompanyTableQuery['companies']['nodes'][number];

const columnsOf = (
  kind: CompanyKind,
): DataTableColumn<Company, Exclude<keyof typeof texts, 'teamOf' | 'seatsOf'>>[] => [
  {
    key: 'name',
    primary: true,
    width: 220,
    render: ({ name, logoUrl }) => (
      <Row as="span" inline gap="xs">
        <PictureOrInitials name={name} src={logoUrl} size={28} shape="square" />
        {name}
      </Row>
    ),
  },
  ...(kind === 'SPONSOR' ? [{ key: 'tier' as const }] : []),
  { key: 'stand' },
  { key: 'country', render: ({ country }) => <CountryFlag code={country} /> },
  { key: 'city', hiddenAtFirst: true },
  { key: 'sectors', width: 180, render: ({ sectors }) => sectors.join(', ') },
  {
    key: 'team',
    align: 'end',
    render: ({ teamSize, assignedAttendees }) => texts.teamOf(teamSize, assignedAttendees ?? teamSize),
  },
  {
    key: 'seats',
    align: 'end',
    hiddenAtFirst: true,
    render: ({ takenSeats, seats }) => texts.seatsOf(takenSeats ?? 0, seats),
  },
  { key: 'contacts', width: 180, render: ({ contacts }) => contacts.map(fullName).join(', ') },
  { key: 'pods', render: ({ pods }) => pods.map(({ name }) => name).join(', ') },
];

interface CompanyTableProps {
  eventId: string;
  kind: CompanyKind;
  label: string;
  empty: ReactNode;
}

/** The companies of one kind as staff work with them. The filters stand above it. */
export default function CompanyTable({ eventId, kind, label, empty }: CompanyTableProps) {
  const table = useTable(companyParams);
  const navigate = useNavigate();
  const { open } = useOverlays();
  const { data, ...query } = useCompanyTableQuery({
    variables: {
      eventId,
      filter: toCompanyFilter(kind, table.values),
      offset: table.offset,
      first: table.first,
    },
  });
  return (
    <DataTable
      label={label}
      name="companies"
      table={{ ...table, sort: null }}
      titles={texts}
      columns={columnsOf(kind)}
      page={data?.companies}
      query={query}
      rowName={({ name }) => name}
      empty={empty}
      onOpen={({ id }) => void navigate(paths.company(eventId, kind, id))}
      renderActions={({ id }) =>
        companyActs().map(({ overlay, label: act, ...item }) => (
          <PopMenuItem key={overlay} {...item} onClick={() => open(overlay, id)}>
            {act}
          </PopMenuItem>
        ))
      }
    />
  );
}
