import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { EventFacts_EventFragment } from '../../../generated/graphql';
import { formatDayRange } from '../../../lib/time';
import { placeOf } from '../../../lib/place';

interface EventFactsProps {
  event: EventFacts_EventFragment;
  className: string | undefined;
  /** More of them, as list items. */
  children?: ReactNode;
}

/** When and where an event is. */
export function EventFacts({ event, className, children }: EventFactsProps) {
  const place = placeOf(event);
  return (
    <ul className={className}>
      <li>
        <CalendarOutlined aria-hidden /> {formatDayRange(event.startsAt, event.endsAt, event.timezone)}
      </li>
      {place && (
        <li>
          <EnvironmentOutlined aria-hidden /> {place}
        </li>
      )}
      {children}
    </ul>
  );
}
