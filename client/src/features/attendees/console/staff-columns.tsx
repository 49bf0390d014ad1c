import { CheckCircleOutlined } from '@ant-design/icons';
import type { StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { CountryFlag, type DataTableColumn, PictureOrInitials, Row, Text } from '../../../ui';
import { InvitationSent, InvitationState, Moment } from './InvitationState';
import { messages } from './messages';

type Column = DataTableColumn<StaffRow_AttendeeFragment>;

const column = (key: keyof typeof messages.columns, rest: Omit<Column, 'key' | 'title'>): Column => ({
  key,
  title: messages.columns[key],
  ...rest,
});

/** Shown in the table alone, and only once it is chosen. */
const extra = { hiddenAtFirst: true, onPhones: false } as const;

const nameColumn = () =>
  column('name', {
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
  });

const verifiedColumn = () =>
  column('verified', {
    ...extra,
    render: ({ verified }) =>
      verified ? (
        <Row as={Text} tone="success" inline gap={6}>
          <CheckCircleOutlined aria-hidden />
          {messages.verified}
        </Row>
      ) : (
        <Text tone="secondary">{messages.unverified}</Text>
      ),
  });

/** The columns of the table of people; a category of its own screen needs no column. */
export const staffColumns = (oneCategory: boolean): Column[] => [
  nameColumn(),
  column('jobTitle', { width: 130, oneLine: true, render: ({ jobTitle }) => jobTitle }),
  column('organization', {
    width: 130,
    oneLine: true,
    sort: { ascending: 'ORGANIZATION', descending: 'ORGANIZATION_DESC' },
    render: ({ organization }) => organization,
  }),
  ...(oneCategory ? [] : [column('category', { render: ({ category }) => messages.categories[category] })]),
  column('company', {
    width: 110,
    hiddenAtFirst: true,
    oneLine: true,
    render: ({ company }) => company?.name,
  }),
  column('status', { width: 125, render: (person) => <InvitationState person={person} /> }),
  column('invited', { ...extra, width: 130, render: (person) => <InvitationSent person={person} /> }),
  column('checkedIn', {
    width: 120,
    render: ({ checkedInAt }) => checkedInAt && <Moment at={checkedInAt} />,
  }),
  verifiedColumn(),
  column('email', { ...extra, render: ({ email }) => email }),
  column('country', { ...extra, render: ({ country }) => <CountryFlag code={country} /> }),
];
