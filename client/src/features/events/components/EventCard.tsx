import { TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AttendeeStage, EventCard_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import cards from '../../../ui/Card.module.css';
import { Cover, Note, Row, Stack, StatusTag, Text } from '../../../ui';
import { countdownOf, phaseOf } from '../lib/event-phase';
import { messages } from '../messages';
import styles from './EventCard.module.css';
import { EventFacts, Fact } from './EventFacts';

interface EventCardProps {
  event: EventCard_EventFragment;
  now: Date;
  /** Staff also see how far the event is and how many people it has. */
  forStaff: boolean;
  to: string;
  /** Actions on the event. */
  actions?: ReactNode;
}

/** How far the viewer is on the way into the event; nothing for those who are in. */
function OwnStage({ stage }: { stage: AttendeeStage | undefined }) {
  if (!stage || stage === 'CONFIRMED') return null;
  const tone = stage === 'INVITED' || stage === 'OFFERED' ? 'waiting' : 'neutral';
  return <StatusTag tone={tone}>{messages.stages[stage]}</StatusTag>;
}

/** One event, as a card that leads into it. */
export function EventCard({ event, now, forStaff, to, actions }: EventCardProps) {
  const stage = event.viewerProfile?.stage;
  const act = stage && stage !== 'CONFIRMED' && messages.stageActs[stage];
  return (
    <article className={`${cards.card} ${styles.card}`}>
      <Cover src={event.coverUrl} seed={event.id} height={132}>
        <Row as="span" gap="xs" pad="sm" wrap>
          {forStaff && (
            <StatusTag tone={event.status === 'PUBLISHED' ? 'success' : 'neutral'}>
              {messages.status[event.status]}
            </StatusTag>
          )}
          <OwnStage stage={stage} />
          {to === paths.join(event.id) && (
            <StatusTag tone="neutral">
              {messages[event.registration === 'APPROVAL' ? 'apply' : 'open']}
            </StatusTag>
          )}
        </Row>
      </Cover>
      <Stack grow gap={6} className={styles.cardBody}>
        <Text as="p" size="sm" strong tone={phaseOf(event, now) === 'live' ? 'success' : 'secondary'}>
          {countdownOf(event, now)}
        </Text>
        <Text as="h3" size="h4" strong={700} tight>
          <Link to={to} className={cards.open}>
            <bdi>{event.title}</bdi>
          </Link>
        </Text>
        {event.tagline && (
          <Note size="md">
            <bdi>{event.tagline}</bdi>
          </Note>
        )}
        <EventFacts event={event}>
          {forStaff && (
            <Fact icon={<TeamOutlined aria-hidden />}>{messages.attendees(event.attendeeCount)}</Fact>
          )}
        </EventFacts>
        {act && (
          <Text as="p" strong tone="primary">
            {act}
          </Text>
        )}
      </Stack>
      {actions}
    </article>
  );
}
