import { useState, type CSSProperties, type ReactNode } from 'react';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { Grid, LightButton, Row, SkeletonBlock, Stack, Text, useNow } from '../../../ui';
import { eventGroups, type GroupName } from '../lib/event-groups';
import { messages } from '../messages';
import { EventCard } from './EventCard';
import styles from './EventCard.module.css';

interface EventGroupsProps {
  events: readonly EventCard_EventFragment[];
  forStaff: boolean;
  /** Actions on an event, on its card. */
  renderActions?: (event: EventCard_EventFragment) => ReactNode;
  /** Past events beyond so many are shown on demand. */
  pastLimit?: number;
}

const MORE_PAST = 24;
const cards = { column: 320, gap: 'lg' } as const;

/** Events as cards: what is on now, what comes, what one can register for, what was. */
export function EventGroups({ events, forStaff, renderActions, pastLimit }: EventGroupsProps) {
  const now = useNow();
  const [morePast, setMorePast] = useState(0);
  const limitOf = (name: GroupName) =>
    name === 'past' && pastLimit !== undefined ? pastLimit + morePast : Infinity;
  return (
    <Row wrap gap="xl" align="start">
      {eventGroups(events, now, forStaff).map(({ name, events: ofGroup }) => (
        <Stack
          as="section"
          key={name}
          gap="md"
          className={styles.group}
          style={{ '--events': ofGroup.length } as CSSProperties}
          aria-labelledby={`events-${name}`}
        >
          <Text as="h2" id={`events-${name}`} size="lg" strong>
            {messages.groups[name]}
          </Text>
          <Grid as="ul" {...cards}>
            {ofGroup.slice(0, limitOf(name)).map((event) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  now={now}
                  forStaff={forStaff}
                  to={name === 'open' ? paths.join(event.id) : paths.event(event.id)}
                  actions={renderActions?.(event)}
                />
              </li>
            ))}
          </Grid>
          {ofGroup.length > limitOf(name) && (
            <div>
              <LightButton onClick={() => setMorePast(morePast + MORE_PAST)}>
                {messages.showMorePast}
              </LightButton>
            </div>
          )}
        </Stack>
      ))}
    </Row>
  );
}

/** The room of some cards, while they are on their way. */
export const EventCardsLoading = () => (
  <Grid as="output" {...cards} aria-label={messages.loadingEvents}>
    {[0, 1, 2].map((index) => (
      <SkeletonBlock key={index} height={320} />
    ))}
  </Grid>
);
