import { CheckCircleOutlined } from '@ant-design/icons';
import type { StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { CountryFlag, type DataTableColumn, PictureOrInitials, Row, Text } from '../../../ui';
import { InvitationSent, InvitationState, Moment } from './InvitationState';
import { messages } from './messages';

type Column = DataTableColumn<StaffRow_AttendeeFragment, keyof typeof messages.columns>;

/** Shown in the table alone, and only once it is chosen. */
const extra = { hiddenAtFirst: true, onPhones: false } as const;

const categoryColumn: Column = { key: 'category', render: ({ category }) => messages.categories[category] };

/** The columns of the table of people; a category of its own screen needs no column. */
export const staffColumns = (oneCategory: boolean): Column[] => [
  {
    key: 'name',
    primary: true,
    width: 190,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    // On the baseline it would make the row higher.
    render: (person) => (
      <Row as="span" inline gap="xs" style={{ verticalAlign: 'middle' }}>
        <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={28} />
        {fullName(person)}
      </Row>
    ),
  },
  { key: 'jobTitle', width: 130, oneLine: true },
  {
    key: 'organization',
    width: 130,
    oneLine: true,
    sort: { ascending: 'ORGANIZATION', descending: 'ORGANIZATION_DESC' },
  },
  ...(oneCategory ? [] : [categoryColumn]),
  { key: 'company', width: 110, hiddenAtFirst: true, oneLine: true, render: ({ company }) => company?.name },
  { key: 'status', width: 125, render: (person) => <InvitationState person={person} /> },
  { ...extra, key: 'invited', width: 130, render: (person) => <InvitationSent person={person} /> },
  { key: 'checkedIn', width: 120, render: ({ checkedInAt: at }) => at && <Moment at={at} /> },
  {
    ...extra,
    key: 'verified',
    render: ({ verified }) =>
      verified ? (
        <Row as={Text} tone="success" inline gap={6}>
          <CheckCircleOutlined aria-hidden />
          {messages.verified}
        </Row>
      ) : (
        <Text tone="secondary">{messages.unverified}</Text>
      ),
  },
  { ...extra, key: 'email' },
  { ...extra, key: 'country', render: ({ country }) => <CountryFlag code={country} /> },
];
