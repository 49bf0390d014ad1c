import { StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import type { LeadSource } from '../../../generated/graphql';
import { useCaptureLeadsMutation, useLeadOfQuery } from '../../../generated/hooks';
import { newClientId } from '../../../lib/client-id';
import { paths } from '../../../lib/paths';
import { LinkButton, useToasts } from '../../../ui';
import { refusalWords } from '../lib/refusal-words';
import { messages } from '../messages';

interface SaveAsLeadProps {
  attendeeId: string;
  source: Exclude<LeadSource, 'SCAN'>;
}

function OfCompany({ companyId, attendeeId, source }: SaveAsLeadProps & { companyId: string }) {
  const { event } = useEventContext();
  const { data } = useLeadOfQuery({ variables: { attendeeId } });
  const [capture, { loading }] = useCaptureLeadsMutation({ refreshes: ['leads', 'leadCounts'] });
  const toasts = useToasts();
  if (!data || data.attendee.company?.id === companyId) return null;
  const lead = data.attendee.viewerLead;
  if (lead) {
    const rating = lead.rating ? messages.ratings[lead.rating] : messages.unrated;
    return (
      <LinkButton
        icon={<StarOutlined aria-hidden />}
        to={`${paths.ourCompany(event.id, 'leads')}&lead=${lead.id}`}
      >
        {messages.yourLead(rating)}
      </LinkButton>
    );
  }
  const save = () =>
    toasts.attempt(async () => {
      const captures = [{ clientId: newClientId(), attendeeId, source }];
      const answer = await capture({ variables: { input: { companyId, captures } } });
      const [result] = answer.data?.captureLeads.results ?? [];
      if (result && !result.lead) toasts.error(refusalWords(result));
    });
  return (
    <Button icon={<StarOutlined aria-hidden />} loading={loading} onClick={() => void save()}>
      {messages.saveAsLead}
    </Button>
  );
}

/** Notes a person as a lead of the viewer's company, and says how good a lead they are; nothing for others, and about the own team. */
export default function SaveAsLead(props: SaveAsLeadProps) {
  const company = useEventContext().event.viewerCompany;
  return company && <OfCompany {...props} companyId={company.id} />;
}
