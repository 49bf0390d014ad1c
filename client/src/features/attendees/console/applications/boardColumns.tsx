import { Button } from 'antd';
import type { BoardRow_AttendeeFragment } from '../../../../generated/graphql';
import { fullName } from '../../../../lib/format';
import { formatMoment } from '../../../../lib/time';
import { Countdown, CountryFlag, type DataTableColumn, Text, useNow } from '../../../../ui';
import { type BoardStage, undoableOf } from '../../lib/board';
import { Moment } from '../InvitationState';
import { personColumns } from '../staff-columns';
import { messages } from './messages';
import { useDecide } from './useDecide';

type Person = BoardRow_AttendeeFragment;
type Column = DataTableColumn<Person, keyof typeof messages.columns>;

/** Takes the decision about a person back, while that is possible. */
export function UndoButton({ person }: { person: Person }) {
  const now = useNow();
  const { takeBack } = useDecide();
  const decisionId = undoableOf(person, now);
  if (!decisionId) return null;
  return (
    <Button
      aria-label={messages.undoOf(fullName(person))}
      onClick={() => void takeBack(decisionId, [person.id])}
    >
      {messages.undo}
    </Button>
  );
}

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
const undo: Column = { key: 'undo', render: (person) => <UndoButton person={person} /> };

const ofStage: Record<BoardStage, (zone: string) => Column[]> = {
  APPLIED: () => [],
  WAITLISTED: () => [position, full, undo],
  OFFERED: (zone) => [until(zone)],
  CONFIRMED: () => [undo],
  DECLINED: () => [reason, undo],
  WITHDRAWN: () => [],
};

/** The columns of the people of a stage. */
export const boardColumns = (stage: BoardStage, zone: string): Column[] => [
  ...personColumns,
  {
    key: 'since',
    width: 130,
    sort: { ascending: 'WAITING' },
    render: ({ application }) => application && <Moment at={application.since} />,
  },
  ...ofStage[stage](zone),
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
  { key: 'email', hiddenAtFirst: true, onPhones: false },
];
