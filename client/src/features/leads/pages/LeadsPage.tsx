import { lazy, Suspense } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import { usePageTitle } from '../../../ui';

const LeadsTab = lazy(() => import('../components/LeadsTab'));

/** Holds the leads until the page of the company does. */
export default function LeadsPage() {
  const { event } = useEventContext();
  usePageTitle('Our company', event.title);
  return (
    <Suspense>
      <LeadsTab isContact />
    </Suspense>
  );
}
