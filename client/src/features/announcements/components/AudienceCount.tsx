import { useDebounce } from 'use-debounce';
import { useEventContext } from '../../../data/event/useEventContext';
import type { AnnouncementSegmentInput } from '../../../generated/graphql';
import { useAnnouncementAudienceQuery } from '../../../generated/hooks';
import { Row, Text } from '../../../ui';
import styles from '../announcements.module.css';
import { messages } from '../messages';

/** Until a segment that is being typed is counted. */
const PAUSE_MS = 300;

/** How many people a segment has now; the last answer stays while the next one comes. */
export function useAudience(segment: AnnouncementSegmentInput) {
  const eventId = useEventContext().event.id;
  const [settled] = useDebounce(JSON.stringify(segment), PAUSE_MS);
  const { data, previousData, error } = useAnnouncementAudienceQuery({
    variables: { eventId, segment: JSON.parse(settled) as AnnouncementSegmentInput },
  });
  return { audience: (data ?? previousData)?.announcementAudience, error };
}

interface AudienceCountProps {
  segment: AnnouncementSegmentInput;
  inPortal: boolean;
  byMail: boolean;
}

/** Says how many people would get it, and in which way. */
export function AudienceCount({ segment, inPortal, byMail }: AudienceCountProps) {
  const texts = messages.audience;
  const { audience, error } = useAudience(segment);
  const words = () => {
    if (error) return texts.failed;
    if (!audience) return texts.counting;
    return audience.people === 0 ? texts.nobody : texts.count(audience.people);
  };
  return (
    <Row as="output" wrap align="baseline" className={styles.audience}>
      <Text size="lg" strong>
        {words()}
      </Text>
      {audience && audience.people > 0 && (
        <Text tone="secondary">
          {texts.byChannel(inPortal ? audience.inPortal : null, byMail ? audience.byMail : null)}
        </Text>
      )}
    </Row>
  );
}
