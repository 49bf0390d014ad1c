import { useEventZone } from '../../../data/event/useEventZone';
import { useLeadsQuery } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { Note, Panel, PictureOrInitials, PlainButton, Row, Stack, Text, useOverlays } from '../../../ui';
import { messages } from '../messages';
import { RatingTag } from './RatingTag';
import { reminderWords } from './RemindMenu';

const SHOWN = 5;

/** The leads that the team captured last, until this device has scanned its first badge. */
export default function LatestLeads({ companyId }: { companyId: string }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const { data } = useLeadsQuery({ variables: { companyId, sort: 'NEWEST', first: SHOWN, offset: 0 } });
  const leads = data?.leads.nodes ?? [];
  if (leads.length === 0) return null;
  return (
    <Panel as="section" gap="sm" pad="sm" aria-label={messages.capture.latest}>
      <Text as="h2" size="lg" strong>
        {messages.capture.latest}
      </Text>
      <Stack as="ul" divided>
        {leads.map(({ id, attendee, rating, capturedAt }) => (
          <Row as="li" key={id} gap="sm">
            <Row as={PlainButton} grow tall gap="sm" onClick={() => overlays.openPerson(attendee.id)}>
              <PictureOrInitials name={fullName(attendee)} src={attendee.avatarUrl} size={40} />
              <Stack as="span" grow>
                <Text strong cut dir="auto">
                  {fullName(attendee)}
                </Text>
                <Note as="span" cut>
                  {[attendee.organization, reminderWords(capturedAt, zone)].filter(Boolean).join(' · ')}
                </Note>
              </Stack>
            </Row>
            <RatingTag rating={rating} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
