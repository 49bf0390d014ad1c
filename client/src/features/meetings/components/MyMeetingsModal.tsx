import { CalendarOutlined, HeartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMyMeetingsQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, Pending, Sheet, useOverlays } from '../../../ui';
import { wishMessages } from '../../wishes';
import { needsAnswer } from '../lib/meeting-days';
import { messages } from '../messages';
import { CompanyRequestList } from '../company-requests/CompanyRequestList';
import { messages as companyTexts } from '../company-requests/messages';
import { useCompanyRequests } from '../company-requests/useCompanyRequests';
import type { LeadPart } from './MeetingCard';
import { MeetingList } from './MeetingList';

function MyMeetings({ eventId, SaveAsLead }: { eventId: string; SaveAsLead: LeadPart }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data, error, loading, refetch, fetchMore } = useMyMeetingsQuery({ variables: { eventId } });
  const { sent, ofTeam } = useCompanyRequests(eventId);
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} avatar rows={8} />;
  const { nodes, pageInfo } = data.meetings;
  if (nodes.length + sent.length + ofTeam.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        text={messages.emptyText}
        icon={<CalendarOutlined aria-hidden />}
        action={
          <Button type="primary" onClick={() => void navigate(paths.attendees(eventId))}>
            {messages.findPeople}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <CompanyRequestList
        id="requests-of-team"
        title={companyTexts.toTeam}
        requests={ofTeam}
        filled={!nodes.some(needsAnswer)}
      />
      <CompanyRequestList id="requests-sent" title={companyTexts.ownRequests} requests={sent} />
      <MeetingList meetings={nodes} linkedId={params.get('meeting')} SaveAsLead={SaveAsLead} />
      {pageInfo.hasNextPage && (
        <Button
          block
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          {messages.showMore}
        </Button>
      )}
    </>
  );
}

interface MyMeetingsModalProps {
  eventId: string;
  open: boolean;
  onClose: () => void;
  SaveAsLead: LeadPart;
}

/** All meetings of the viewer in this event: what waits for their answer first, then day by day. */
export default function MyMeetingsModal(props: MyMeetingsModalProps) {
  const { eventId, SaveAsLead, ...sheet } = props;
  const { event, profile } = useEventContext();
  const overlays = useOverlays();
  return (
    <Sheet title={messages.title} {...sheet} width={640}>
      {event.meetingProgram?.viewerTakesPart && (
        <Button
          icon={<HeartOutlined aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => overlays.openModal('wishes')}
        >
          {wishMessages.title}
        </Button>
      )}
      {profile ? (
        <MyMeetings eventId={eventId} SaveAsLead={SaveAsLead} />
      ) : (
        <EmptyState
          title={messages.emptyTitle}
          text={messages.staffText}
          icon={<CalendarOutlined aria-hidden />}
        />
      )}
    </Sheet>
  );
}
