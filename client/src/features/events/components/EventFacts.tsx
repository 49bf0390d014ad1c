import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { EventFacts_EventFragment } from '../../../generated/graphql';
import { placeOf } from '../../../lib/place';
import { formatDayRange } from '../../../lib/time';
import { Row, Stack } from '../../../ui';
import styles from './EventCard.module.css';

/** A fact with its picture. */
export const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Row as="li" gap={6} align="baseline">
    {icon}
    {children}
  </Row>
);

interface EventFactsProps {
  event: EventFacts_EventFragment;
  /** One beside the other. */
  wide?: boolean;
  /** More facts. */
  children?: ReactNode;
}

/** When and where an event is. */
export function EventFacts({ event, wide, children }: EventFactsProps) {
  const place = placeOf(event);
  return (
    <Stack as="ul" gap="xxs" className={styles.facts} data-wide={wide}>
      <Fact icon={<CalendarOutlined aria-hidden />}>
        {formatDayRange(event.startsAt, event.endsAt, event.timezone)}
      </Fact>
      {place && <Fact icon={<EnvironmentOutlined aria-hidden />}>{place}</Fact>}
      {children}
    </Stack>
  );
}
