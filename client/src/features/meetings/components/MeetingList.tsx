import { useRef, type ReactNode } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import type { MyMeetingsQuery } from '../../../generated/graphql';
import { formatRelativeDay } from '../../../lib/time';
import { Stack, Text, useNow } from '../../../ui';
import { meetingSections } from '../lib/meeting-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { MeetingCard } from './MeetingCard';

type Meetings = MyMeetingsQuery['meetings']['nodes'];

interface SectionProps {
  id: string;
  title: string;
  meetings: Meetings;
  card: (meeting: Meetings[number]) => ReactNode;
}

function Items({ meetings, card }: Pick<SectionProps, 'meetings' | 'card'>) {
  return (
    <Stack as="ul" gap="sm">
      {meetings.map((meeting) => (
        <li key={meeting.id}>{card(meeting)}</li>
      ))}
    </Stack>
  );
}

function Section({ id, title, ...items }: SectionProps) {
  if (items.meetings.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby={`meetings-${id}`}>
      <Text as="h2" id={`meetings-${id}`} size="md" tone="secondary" strong>
        {title}
      </Text>
      <Items {...items} />
    </Stack>
  );
}

/** A section that is folded away until it is asked for, or a link names a meeting in it. */
function Folded({ title, linkedId, ...items }: Omit<SectionProps, 'id'> & { linkedId: string | null }) {
  if (items.meetings.length === 0) return null;
  return (
    <details open={items.meetings.some(({ id }) => id === linkedId)}>
      <Text as="summary" tone="secondary" strong className={styles.summary}>
        {title}
      </Text>
      <Items {...items} />
    </details>
  );
}

/** Meetings in the order of what they ask of the viewer; what is over or closed is folded away. */
export function MeetingList({ meetings, linkedId }: { meetings: Meetings; linkedId: string | null }) {
  const zone = useEventZone();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const sections = meetingSections(meetings, zone, now);
  const { past, closed } = sections;
  const first = sections.toAnswer[0];
  const card = (withDay: boolean) => (meeting: Meetings[number]) => (
    <MeetingCard
      meeting={meeting}
      now={now}
      withDay={withDay}
      linked={meeting.id === linkedId}
      filled={meeting === first}
      // The buttons just used are gone: the focus stays in the list instead of falling back to the page.
      onAnswered={() => list.current?.focus()}
    />
  );
  return (
    <Stack gap="lg" ref={list} tabIndex={-1} className={styles.groups}>
      <Section id="answer" title={messages.needsAnswer} meetings={sections.toAnswer} card={card(true)} />
      {sections.days.map(({ key, meetings: ofDay }) => (
        <Section
          key={key}
          id={key}
          title={formatRelativeDay(ofDay[0]?.startsAt ?? '', zone, now)}
          meetings={ofDay}
          card={card(false)}
        />
      ))}
      <Section
        id="confirm"
        title={messages.tookPlace.group}
        meetings={sections.toConfirm}
        card={card(true)}
      />
      <Folded title={messages.past(past.length)} linkedId={linkedId} meetings={past} card={card(true)} />
      <Folded
        title={messages.rejected(closed.length)}
        linkedId={linkedId}
        meetings={closed}
        card={card(true)}
      />
    </Stack>
  );
}
