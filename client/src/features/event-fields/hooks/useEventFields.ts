import { useMemo } from 'react';
import { useEventFieldsQuery } from '../../../generated/hooks';
import { shownFields } from '../../../lib/event-fields';

/** What an event asks, in the reader's language; empty until it is known. */
export function useEventFields(eventId: string) {
  const { data } = useEventFieldsQuery({ variables: { eventId } });
  return useMemo(() => shownFields(data?.eventFields.fields ?? []), [data]);
}
