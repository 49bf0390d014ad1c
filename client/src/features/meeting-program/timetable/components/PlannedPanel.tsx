import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../../data/event/useEventZone';
import { NEW } from '../../../../lib/drawn-span';
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
  Text,
  useOverlay,
  useToasts,
} from '../../../../ui';
import { useDraftEdits } from '../hooks/useDraftEdits';
import { listOf } from '../lib/draft-params';
import { beforeOf, pairOf, type Planned } from '../lib/planned';
import { reasonWords, type Draft } from '../lib/runs';
import { messages } from '../messages';
import { AddMeeting } from './AddMeeting';
import { ChangeTag, LockedTag } from './ChangeTag';
import { LockMenu } from './LockMenu';
import { PlaceForm } from './PlaceForm';

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

/** Moves a meeting of a draft to a free place, or leaves it out. */
function Edits({ meeting, run }: { meeting: Planned; run: Draft }) {
  const { canEdit, move, drop } = useDraftEdits(run);
  const toasts = useToasts();
  const { one, other, change, isLocked } = meeting;
  if (!canEdit || !one || !other || isLocked) return null;
  const { moveTitle, holdTitle, move: moveAct, hold } = messages.edit;
  const isDropped = change === 'DROPPED';
  return (
    <>
      <Text as="h3" size="md" strong>
        {isDropped ? holdTitle : moveTitle}
      </Text>
      <PlaceForm
        runId={run.id}
        pair={{ oneId: one.id, otherId: other.id }}
        act={isDropped ? hold : moveAct}
        onPlace={(place) => move(meeting, place)}
      />
      {!isDropped && (
        <div>
          <Button danger onClick={() => void toasts.attempt(() => drop(meeting))}>
            {messages.edit.drop}
          </Button>
        </div>
      )}
    </>
  );
}

function Details({ meeting, run }: { meeting: Planned; run: Draft }) {
  const zone = useEventZone();
  const { change, outcome, reason, startsAt, endsAt, pod, one, other } = meeting;
  const before = beforeOf(meeting, zone);
  return (
    <Stack gap="md">
      <Row wrap gap="xs">
        <ChangeTag change={change} />
        {meeting.isLocked && <LockedTag />}
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
      <LockMenu meeting={meeting} />
      <Edits meeting={meeting} run={run} />
    </Stack>
  );
}

/** One meeting of a timetable in a panel, out of those that the page has. */
export function PlannedPanel({ meetings, run }: { meetings: readonly Planned[] | undefined; run: Draft }) {
  const panel = useOverlay('planned');
  const { canEdit } = useDraftEdits(run);
  if (panel.value === NEW) return canEdit ? <AddMeeting run={run} /> : null;
  if (!panel.value || !meetings) return null;
  const opened = meetings.find(({ id }) => id === panel.value);
  return (
    <SidePanel roomy title={opened ? pairOf(opened) : texts.title} onClose={panel.close}>
      {opened ? <Details key={opened.id} meeting={opened} run={run} /> : <EmptyState title={texts.gone} />}
    </SidePanel>
  );
}
