import { Button } from 'antd';
import type { BoardRow_AttendeeFragment } from '../../../../generated/graphql';
import { fullName } from '../../../../lib/format';
import { formatMoment } from '../../../../lib/time';
import { Countdown, CountryFlag, type DataTableColumn, Row, Text, useNow } from '../../../../ui';
import { type BoardStage, decisionsIn, undoableOf } from '../../lib/board';
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

interface DecisionButtonsProps {
  person: Person;
  stage: BoardStage;
  onDecline: (person: Person) => void;
}

/** What can be decided about a person of a stage, and the way back. */
function DecisionButtons({ person, stage, onDecline }: DecisionButtonsProps) {
  const { decide } = useDecide();
  const name = fullName(person);
  return (
    <Row as="span" wrap gap="xxs">
      {decisionsIn[stage].map((decision) => (
        <Button
          key={decision}
          danger={decision === 'DECLINE'}
          aria-label={messages.actOn(decision, name)}
          onClick={() =>
            decision === 'DECLINE'
              ? onDecline(person)
              : void decide({ attendeeIds: [person.id], decision, name })
          }
        >
          {messages.acts[decision]}
        </Button>
      ))}
      <UndoButton person={person} />
    </Row>
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
const ofStage: Record<BoardStage, (zone: string) => Column[]> = {
  APPLIED: () => [],
  WAITLISTED: () => [position, full],
  OFFERED: (zone) => [until(zone)],
  CONFIRMED: () => [],
  DECLINED: () => [reason],
  WITHDRAWN: () => [],
};

/** The columns of the people of a stage. */
export const boardColumns = (
  stage: BoardStage,
  zone: string,
  onDecline: (person: Person) => void,
): Column[] => [
  ...personColumns,
  {
    key: 'since',
    width: 130,
    sort: { ascending: 'WAITING' },
    render: ({ application }) => application && <Moment at={application.since} />,
  },
  ...ofStage[stage](zone),
  {
    key: 'decision',
    width: 200,
    render: (person) => <DecisionButtons person={person} stage={stage} onDecline={onDecline} />,
  },
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
