import { useEventContext } from '../../../data/useEventContext';
import { usePageTitle } from '../../../ui';
import LeadsTab from '../components/LeadsTab';

/** Holds the leads until the page of the company does. */
export default function LeadsPage() {
  const { event } = useEventContext();
  usePageTitle('Our company', event.title);
  return <LeadsTab isContact />;
}
