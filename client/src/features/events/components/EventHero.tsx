import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { EventHero_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { zoneLabel } from '../../../lib/time';
import { Cover, Hint, Panel, Row, Stack, Text, useAtLeast, useNow } from '../../../ui';
import { countdownOf } from '../lib/event-phase';
import { messages } from '../messages';
import { EventFacts, Fact } from './EventFacts';
import styles from './Home.module.css';

/** An event that does not run, at a glance: picture, name, when, where, and how long still. */
export function EventHero({ event }: { event: EventHero_EventFragment }) {
  const now = useNow();
  const wide = useAtLeast('md');
  const navigate = useNavigate();
  return (
    <Panel as="section" pad="none" className={styles.hero} aria-labelledby="event-title">
      <Cover src={event.coverUrl} seed={event.id} height={wide ? 180 : 140} />
      <Stack gap={6} align="start" className={styles.heroBody}>
        <Text as="p" strong className={styles.countdown}>
          {countdownOf(event, now)}
        </Text>
        {/* The bar above shows it. */}
        <h1 id="event-title" className="visually-hidden">
          <bdi>{event.title}</bdi>
        </h1>
        {event.tagline && (
          <Hint size="lg">
            <bdi>{event.tagline}</bdi>
          </Hint>
        )}
        <EventFacts event={event} wide>
          <Fact icon={<ClockCircleOutlined aria-hidden />}>
            {messages.eventTime(zoneLabel(event.timezone, event.startsAt))}
          </Fact>
        </EventFacts>
        <Row wrap gap="sm" className={styles.heroActions}>
          <Button type="primary" size="large" onClick={() => void navigate(paths.attendees(event.id))}>
            {messages.findPeople}
          </Button>
          <Button size="large" onClick={() => void navigate(paths.schedule(event.id))}>
            {messages.mySchedule}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
