import type { ReactNode } from 'react';
import { EventContext, type EventContextValue } from '../data/event/event-context';

/** What the parts read of an event. Hardly any device has this zone: notes about event time are shown. */
const event = {
  title: 'Digital Futures Forum',
  timezone: 'Pacific/Chatham',
  startsAt: '2026-11-20T20:00:00.000Z',
  viewerProfile: { inviteCode: 'ABCD2345' },
};

/** Stories of parts that only pages of an event have. */
export const InEvent = ({ children }: { children: ReactNode }) => (
  <EventContext value={{ event } as EventContextValue}>{children}</EventContext>
);
