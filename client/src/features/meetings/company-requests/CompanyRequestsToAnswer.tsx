import { useEventContext } from '../../../data/event/useEventContext';
import { SectionCard } from '../../../ui';
import { CompanyRequestList } from './CompanyRequestList';
import { messages } from './messages';
import { useCompanyRequests } from './useCompanyRequests';

/** On Home: what visitors ask of the viewer's company, live. */
export default function CompanyRequestsToAnswer() {
  const { event } = useEventContext();
  const { ofTeam } = useCompanyRequests(event.id);
  if (ofTeam.length === 0) return null;
  return (
    <SectionCard title={messages.toTeam}>
      <CompanyRequestList
        id="home-company-requests"
        requests={ofTeam}
        filled={event.viewerPendingMeetingCount === 0}
      />
    </SectionCard>
  );
}
