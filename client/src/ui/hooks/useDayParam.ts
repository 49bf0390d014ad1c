import { useQueryState } from 'nuqs';
import { useState } from 'react';
import { useEventContext } from '../../data/event/useEventContext';
import { eventDays, firstShownDay } from '../../lib/event-days';
import { listParams } from '../../lib/list-params';
import { dayKey } from '../../lib/time';
import { useNow } from './useNow';

/** The chosen day of the event in the search parameter `day`: today without one, or the first day. */
export function useDayParam() {
  const { event } = useEventContext();
  const now = useNow();
  // The first choice stays when midnight passes.
  const [opened] = useState(now);
  // The router has to know: overlays write their own parameters into the same address.
  const [param, setParam] = useQueryState('day', { ...listParams.day, shallow: false });
  const days = eventDays(event, event.timezone);
  const initial = firstShownDay(days, opened, event.timezone);
  const day = param && days.includes(param) ? param : initial;
  return {
    days,
    day,
    today: dayKey(now, event.timezone),
    setDay: (next: string) => void setParam(next === initial ? null : next),
  };
}
