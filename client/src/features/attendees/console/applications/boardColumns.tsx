import type { BoardRow_AttendeeFragment } from '../../../../generated/graphql';
import { fullName } from '../../../../lib/format';
import { formatMoment } from '../../../../lib/time';
import { Countdown, CountryFlag, type DataTableColumn, Row, Text } from '../../../../ui';
import { type BoardStage, decisionsIn, undoableOf } from '../../lib/board';
import { Moment } from '../InvitationState';
import { emailColumn, personColumns } from '../staff-columns';
import { PersonDecisions } from './Decisions';
import { messages } from './messages';

type Person = BoardRow_AttendeeFragment;
type Column = DataTableColumn<Person, keyof typeof messages.columns>;

const position: Column = {
  key: 'position',
  render: ({ application }) => <Text figures>{application?.position}</Text>,
};
const full: Column = {
  key: 'full',
  width: 120,
  render: ({ application }) => <bdi>{application?.fullGroup?.name ?? messages.event}</bdi>,
};
const until = (zone: string): Column => ({
  key: 'until',
  width: 190,
  render: ({ application }) =>
    application?.offerEndsAt && (
      <Text>
        {formatMoment(application.offerEndsAt, zone)} (<Countdown to={application.offerEndsAt} />)
      </Text>
    ),
});
const reason: Column = {
  key: 'reason',
  width: 180,
  render: ({ application }) => application?.reason && <Text cut={2}>{application.reason}</Text>,
};
const decision = (onDecline: (person: Person) => void): Column => ({
  key: 'decision',
  width: 200,
  onPhones: 'foot',
  render: (person) => (
    <Row as="span" wrap gap="xs" lineGap="xxs">
      <PersonDecisions person={person} name={fullName(person)} onDecline={() => onDecline(person)} />
    </Row>
  ),
});
const ofStage: Record<BoardStage, (zone: string) => Column[]> = {
  APPLIED: () => [],
  WAITLISTED: () => [position, full],
  OFFERED: (zone) => [until(zone)],
  CONFIRMED: () => [],
  DECLINED: () => [reason],
  WITHDRAWN: () => [],
};

interface BoardColumns {
  stage: BoardStage;
  /** Of the page that is shown. */
  people: readonly Person[];
  zone: string;
  onDecline: (person: Person) => void;
}

/** The columns of the people of a stage; that of the decision where there is one to make or to take back. */
export const boardColumns = ({ stage, people, zone, onDecline }: BoardColumns): Column[] => [
  ...personColumns,
  {
    key: 'since',
    width: 130,
    sort: { ascending: 'WAITING' },
    render: ({ application }) => application && <Moment at={application.since} />,
  },
  ...ofStage[stage](zone),
  ...(decisionsIn[stage].length > 0 || people.some((person) => undoableOf(person, new Date()))
    ? [decision(onDecline)]
    : []),
  {
    key: 'groups',
    width: 150,
    hiddenAtFirst: stage !== 'APPLIED',
    render: ({ groups }) => groups.map(({ name }) => name).join(', '),
  },
  {
    key: 'country',
    hiddenAtFirst: true,
    onPhones: false,
    render: ({ country }) => <CountryFlag code={country} />,
  },
  emailColumn,
];
