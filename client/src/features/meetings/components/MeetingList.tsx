import { useRef, useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MyMeetingsQuery } from '../../../generated/graphql';
import { formatRelativeDay } from '../../../lib/time';
import { Stack, Text, useNow } from '../../../ui';
import { meetingSections, needsAnswer } from '../lib/meeting-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { MeetingCard, type LeadPart } from './MeetingCard';

type Meetings = MyMeetingsQuery['meetings']['nodes'];

interface MeetingListProps {
  meetings: Meetings;
  linkedId: string | null;
  SaveAsLead: LeadPart;
}

/** Meetings in the order of what they ask of the viewer; what is over or closed is folded away. */
export function MeetingList({ meetings, linkedId, SaveAsLead }: MeetingListProps) {
  const zone = useEventZone();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const { toAnswer, days, toConfirm, past, closed } = meetingSections(meetings, zone, now, answered);
  const open = [
    { id: 'answer', title: messages.needsAnswer, of: toAnswer, withDay: true },
    ...days.map(({ key, meetings: of }) => ({
      id: key,
      title: formatRelativeDay(of[0]?.startsAt ?? '', zone, now),
      of,
      withDay: false,
    })),
    { id: 'confirm', title: messages.tookPlace.group, of: toConfirm, withDay: true },
  ];
  const folded = [
    { id: 'past', title: messages.past(past.length), of: past },
    { id: 'closed', title: messages.rejected(closed.length), of: closed },
  ];
  const items = (of: Meetings, withDay: boolean) => (
    <Stack as="ul" gap="sm">
      {of.map((meeting) => (
        <li key={meeting.id}>
          <MeetingCard
            meeting={meeting}
            SaveAsLead={SaveAsLead}
            now={now}
            withDay={withDay}
            linked={meeting.id === linkedId}
            filled={meeting === toAnswer.find(needsAnswer)}
            onAnswered={() => {
              if (needsAnswer(meeting)) setAnswered([...answered, meeting.id]);
              // The buttons just used are gone: the focus stays in the list instead of falling back to the page.
              list.current?.focus();
            }}
          />
        </li>
      ))}
    </Stack>
  );
  const hasAny = ({ of }: { of: Meetings }) => of.length > 0;
  return (
    <Stack gap="lg" ref={list} tabIndex={-1} className={styles.groups}>
      {open.filter(hasAny).map(({ id, title, of, withDay }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group and no landmark: Home has one of the same name below the dialog
        <Stack role="group" key={id} gap="sm" aria-labelledby={`meetings-${id}`}>
          <Text as="h2" id={`meetings-${id}`} size="md" tone="secondary" strong>
            {title}
          </Text>
          {items(of, withDay)}
        </Stack>
      ))}
      {/* Opened by hand, or by a link that names a meeting in it. */}
      {folded.filter(hasAny).map(({ id, title, of }) => (
        <details key={id} open={of.some((meeting) => meeting.id === linkedId)}>
          <Text as="summary" tone="secondary" strong className={styles.summary}>
            {title}
          </Text>
          {items(of, true)}
        </details>
      ))}
    </Stack>
  );
}
