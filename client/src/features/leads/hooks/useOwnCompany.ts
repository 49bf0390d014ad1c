import { useEventContext } from '../../../data/useEventContext';
import { useOwnCompanyQuery } from '../../../generated/hooks';

/** The company in whose team the viewer is: null where there is none, undefined until it is known. */
export function useOwnCompany() {
  const { event, profile } = useEventContext();
  const { data, error, refetch } = useOwnCompanyQuery({
    variables: { eventId: event.id },
    skip: !profile,
    from: 'cache',
  });
  const company = profile ? data && (data.event.viewerProfile?.company ?? null) : null;
  return { company, error, refetch };
}
