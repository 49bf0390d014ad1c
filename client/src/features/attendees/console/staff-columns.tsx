import { CheckCircleOutlined } from '@ant-design/icons';
import type { StaffAttendeesQuery } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { CountryFlag, type DataTableColumn, EmailText, PictureOrInitials, Row, Text } from '../../../ui';
import { answerInWords } from '../../event-fields';
import { InvitationSent, InvitationState, Moment } from './InvitationState';
import { messages } from './messages';

/** A person as a row of the table. */
export type StaffPerson = StaffAttendeesQuery['attendees']['nodes'][number];
type Column = DataTableColumn<StaffPerson>;

/** The name under which a device remembers the columns of this table. */
export const PEOPLE_TABLE = 'people';

/** Shown in the table alone, and only once it is chosen. */
const extra = { hiddenAtFirst: true, onPhones: false } as const;

const categoryColumn: Column = { key: 'category', render: ({ category }) => messages.categories[category] };

/** A column for each field of the event. */
const answerColumns = (fields: readonly { id: string }[]): Column[] =>
  fields.map(({ id }) => ({
    key: id,
    optIn: true,
    onPhones: false,
    width: 150,
    oneLine: true,
    render: ({ answers }) => {
      const answer = answers?.find(({ fieldId }) => fieldId === id);
      return answer && answerInWords(answer);
    },
  }));

/** Who somebody is: the first columns of each table of people. */
export const personColumns: DataTableColumn<StaffPerson, 'name' | 'jobTitle' | 'organization'>[] = [
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
  { key: 'jobTitle', width: 130, oneLine: true, onPhones: 'lead' },
  {
    key: 'organization',
    width: 130,
    oneLine: true,
    onPhones: 'lead',
    sort: { ascending: 'ORGANIZATION', descending: 'ORGANIZATION_DESC' },
  },
];

export const emailColumn: DataTableColumn<Pick<StaffPerson, 'email'>, 'email'> = {
  ...extra,
  key: 'email',
  render: ({ email }) => email && <EmailText email={email} />,
};

/** The columns of the table of people; a category of its own screen needs no column. */
export const staffColumns = (
  oneCategory: boolean,
  fields: readonly { id: string }[],
  mailsLeave: boolean,
): Column[] => [
  ...personColumns,
  ...(oneCategory ? [] : [categoryColumn]),
  { key: 'company', width: 110, hiddenAtFirst: true, oneLine: true, render: ({ company }) => company?.name },
  {
    key: 'status',
    width: 125,
    render: (person) => <InvitationState person={person} mailsLeave={mailsLeave} />,
  },
  {
    ...extra,
    key: 'invited',
    width: 130,
    oneLine: true,
    render: (person) => <InvitationSent person={person} mailsLeave={mailsLeave} />,
  },
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
  { ...extra, key: 'groups', width: 150, render: ({ groups }) => groups.map(({ name }) => name).join(', ') },
  emailColumn,
  { ...extra, key: 'country', render: ({ country }) => <CountryFlag code={country} /> },
  ...answerColumns(fields),
];
