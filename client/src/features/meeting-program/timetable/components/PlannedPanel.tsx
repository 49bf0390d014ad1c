import { Link } from 'react-router-dom';
import { useEventZone } from '../../../../data/event/useEventZone';
import { fullName, jobLine } from '../../../../lib/format';
import { formatShortDay, formatTimeRange, joinDayTime } from '../../../../lib/time';
import {
  EmptyState,
  Facts,
  Note,
  PictureOrInitials,
  Row,
  SidePanel,
  Stack,
  useOverlay,
} from '../../../../ui';
import { listOf } from '../lib/draft-params';
import { beforeOf, pairOf, type Planned } from '../lib/planned';
import { reasonWords } from '../lib/runs';
import { messages } from '../messages';
import { ChangeTag } from './ChangeTag';

const texts = messages.meeting;

function Person({ person }: { person: Planned['one'] }) {
  if (!person) return <p>{messages.somebody}</p>;
  const name = fullName(person);
  return (
    <Row gap="sm">
      <PictureOrInitials name={name} src={person.avatarUrl} size={40} />
      <Stack>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Note>{jobLine(person)}</Note>
        <Link to={listOf({ attendee: person.id })}>{texts.all(name)}</Link>
      </Stack>
    </Row>
  );
}

function Details({ meeting }: { meeting: Planned }) {
  const zone = useEventZone();
  const { change, outcome, reason, startsAt, endsAt, pod, one, other } = meeting;
  const before = beforeOf(meeting, zone);
  return (
    <Stack gap="md">
      <Row wrap gap="xs">
        <ChangeTag change={change} />
      </Row>
      <Person person={one} />
      <Person person={other} />
      <Facts
        facts={[
          [texts.when, joinDayTime(formatShortDay(startsAt, zone), formatTimeRange(startsAt, endsAt, zone))],
          [texts.pod, pod?.name],
          ...(before ? [[texts.before, before] as const] : []),
          ...(outcome ? [[messages.list.outcome, messages.outcomes[outcome]] as const] : []),
          ...(reason ? [[texts.why, reasonWords(reason)] as const] : []),
        ]}
      />
    </Stack>
  );
}

/** One meeting of a timetable in a panel, out of those that the page has. */
export function PlannedPanel({ meetings }: { meetings: readonly Planned[] | undefined }) {
  const panel = useOverlay('planned');
  if (!panel.value || !meetings) return null;
  const opened = meetings.find(({ id }) => id === panel.value);
  return (
    <SidePanel roomy title={opened ? pairOf(opened) : texts.title} onClose={panel.close}>
      {opened ? <Details meeting={opened} /> : <EmptyState title={texts.gone} />}
    </SidePanel>
  );
}
