import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { EventFacts_EventFragment } from '../../../generated/graphql';
import { placeOf } from '../../../lib/place';
import { formatDayRange } from '../../../lib/time';
import { Row, Stack } from '../../../ui/Stack';
import styles from './Events.module.css';

/** A fact with its picture. */
export const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Row as="li" gap={6} align="baseline">
    {icon}
    {children}
  </Row>
);

/** When and where an event is; the children are more facts. */
export function EventFacts({ event, children }: { event: EventFacts_EventFragment; children?: ReactNode }) {
  const place = placeOf(event);
  return (
    <Stack as="ul" gap="xxs" className={styles.facts}>
      <Fact icon={<CalendarOutlined aria-hidden />}>
        {formatDayRange(event.startsAt, event.endsAt, event.timezone)}
      </Fact>
      {place && <Fact icon={<EnvironmentOutlined aria-hidden />}>{place}</Fact>}
      {children}
    </Stack>
  );
}
