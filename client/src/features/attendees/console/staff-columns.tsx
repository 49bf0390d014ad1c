import { CheckCircleOutlined } from '@ant-design/icons';
import type { DataTableColumn } from '../../../components/console/data-table-types';
import { CountryFlag } from '../../../components/CountryFlag';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import type { StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { InvitationSent, InvitationState, Moment } from './InvitationState';
import { messages } from './messages';
import styles from './StaffTable.module.css';

type Column = DataTableColumn<StaffRow_AttendeeFragment>;

const nameColumn = (): Column => ({
  key: 'name',
  title: messages.columns.name,
  primary: true,
  width: 190,
  sort: { ascending: 'NAME', descending: 'NAME_DESC' },
  render: (person) => (
    <span className={styles.person}>
      <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={28} />
      {fullName(person)}
    </span>
  ),
});

/** The columns of the table of people; a category of its own screen needs no column. */
export const staffColumns = (oneCategory: boolean): Column[] => [
  nameColumn(),
  {
    key: 'jobTitle',
    title: messages.columns.jobTitle,
    width: 130,
    oneLine: true,
    render: ({ jobTitle }) => jobTitle,
  },
  {
    key: 'organization',
    title: messages.columns.organization,
    width: 130,
    oneLine: true,
    sort: { ascending: 'ORGANIZATION', descending: 'ORGANIZATION_DESC' },
    render: ({ organization }) => organization,
  },
  ...(oneCategory
    ? []
    : [
        {
          key: 'category',
          title: messages.columns.category,
          render: ({ category }: StaffRow_AttendeeFragment) => messages.categories[category],
        },
      ]),
  {
    key: 'company',
    title: messages.columns.company,
    width: 110,
    hiddenAtFirst: true,
    oneLine: true,
    render: ({ company }) => company?.name,
  },
  {
    key: 'status',
    title: messages.columns.status,
    width: 125,
    render: (person) => <InvitationState person={person} />,
  },
  {
    key: 'invited',
    title: messages.columns.invited,
    width: 130,
    hiddenAtFirst: true,
    onPhones: false,
    render: (person) => <InvitationSent person={person} />,
  },
  {
    key: 'checkedIn',
    title: messages.columns.checkedIn,
    width: 120,
    render: ({ checkedInAt }) => checkedInAt && <Moment at={checkedInAt} />,
  },
  {
    key: 'verified',
    title: messages.columns.verified,
    hiddenAtFirst: true,
    onPhones: false,
    render: ({ verified }) =>
      verified ? (
        <span className={styles.verified}>
          <CheckCircleOutlined aria-hidden />
          {messages.verified}
        </span>
      ) : (
        <span className={styles.quiet}>{messages.unverified}</span>
      ),
  },
  {
    key: 'email',
    title: messages.columns.email,
    hiddenAtFirst: true,
    onPhones: false,
    render: ({ email }) => email,
  },
  {
    key: 'country',
    title: messages.columns.country,
    hiddenAtFirst: true,
    onPhones: false,
    render: ({ country }) => country && <CountryFlag code={country} />,
  },
];
