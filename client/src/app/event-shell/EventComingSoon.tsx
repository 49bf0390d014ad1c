import { ComingSoon } from '../../components/ComingSoon';
import { useEventContext } from '../../hooks/useEventContext';

/** The honest line for a screen of an event that is not built yet. */
export function EventComingSoon({ screen }: { screen: string }) {
  const { event } = useEventContext();
  return <ComingSoon screen={screen} context={event.title} />;
}
