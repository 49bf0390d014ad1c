import { LockOutlined, MoreOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../../data/event/useEventZone';
import type { LockMeetingsInput } from '../../../../generated/graphql';
import { fullName } from '../../../../lib/format';
import { formatTime } from '../../../../lib/time';
import { Hint, PopMenu, PopMenuItem, Row, Stack, useNow } from '../../../../ui';
import { useLocks } from '../hooks/useLocks';
import type { Planned } from '../lib/planned';
import { messages } from '../messages';

const texts = messages.lock;

interface LockChoice {
  name: string;
  which: Omit<LockMeetingsInput, 'eventId' | 'isLocked'>;
}

/** All meetings that a meeting has something in common with: a person, the pod, the hour. */
function choicesOf({ one, other, pod, oldStartsAt, startsAt, oldPod }: Planned, zone: string): LockChoice[] {
  // A lock is about where a meeting is published, whatever a draft would do with it.
  const [at, from] = [oldPod ?? pod, oldStartsAt ?? startsAt];
  return [
    ...[one, other].flatMap((person) =>
      person ? [{ name: texts.ofPerson(fullName(person)), which: { attendeeId: person.id } }] : [],
    ),
    ...(at ? [{ name: texts.atPod(at.name), which: { podId: at.id } }] : []),
    { name: texts.from(formatTime(from, zone)), which: { hourFrom: from } },
  ];
}

/** Locks a published meeting, or those of its people, pod or hour; of a locked one it frees them. */
export function LockMenu({ meeting }: { meeting: Planned }) {
  const zone = useEventZone();
  const now = useNow();
  const lock = useLocks();
  const { meetingId, isLocked, oldStartsAt, startsAt } = meeting;
  if (!lock || !meetingId || Date.parse(oldStartsAt ?? startsAt) <= now.getTime()) return null;
  const more = isLocked ? texts.freeMore : texts.lockMore;
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <Button
          icon={isLocked ? <UnlockOutlined aria-hidden /> : <LockOutlined aria-hidden />}
          onClick={() => lock({ meetingIds: [meetingId] }, !isLocked)}
        >
          {isLocked ? texts.free : texts.lock}
        </Button>
        <PopMenu label={more} buttonLabel={more} button={<MoreOutlined aria-hidden />}>
          {choicesOf(meeting, zone).map(({ name, which }) => (
            <PopMenuItem key={name} onClick={() => lock(which, !isLocked)}>
              {isLocked ? texts.freeAll(name) : texts.lockAll(name)}
            </PopMenuItem>
          ))}
        </PopMenu>
      </Row>
      <Hint>{texts.hint}</Hint>
    </Stack>
  );
}

/** Locks or frees all coming meetings of the person or pod that a list is of. */
export function LockAll({ attendeeId, podId }: { attendeeId: string | null; podId: string | null }) {
  const lock = useLocks();
  if (!lock || Boolean(attendeeId) === Boolean(podId)) return null;
  const name = attendeeId ? texts.ofThisPerson : texts.atThisPod;
  const which = attendeeId ? { attendeeId } : { podId };
  return (
    <>
      <Button icon={<LockOutlined aria-hidden />} onClick={() => lock(which, true)}>
        {texts.lockAll(name)}
      </Button>
      <Button icon={<UnlockOutlined aria-hidden />} onClick={() => lock(which, false)}>
        {texts.freeAll(name)}
      </Button>
    </>
  );
}
