import type { AnnouncementSegmentInput } from '../../../generated/graphql';
import { useAnnouncementAudienceQuery } from '../../../generated/hooks';
import { useSettled } from '../hooks/useSettled';
import { messages } from '../messages';
import styles from './Announcements.module.css';

interface AudienceProps {
  eventId: string;
  segment: AnnouncementSegmentInput;
}

/** How many people a segment has now; the last answer stays while the next one comes. */
export function useAudience({ eventId, segment }: AudienceProps) {
  const settled = useSettled(JSON.stringify(segment));
  const { data, previousData, error } = useAnnouncementAudienceQuery({
    variables: { eventId, segment: JSON.parse(settled) as AnnouncementSegmentInput },
  });
  return { audience: (data ?? previousData)?.announcementAudience, error };
}

interface AudienceCountProps extends AudienceProps {
  inPortal: boolean;
  byMail: boolean;
}

/** Says how many people would get it, and in which way. */
export function AudienceCount({ inPortal, byMail, ...of }: AudienceCountProps) {
  const texts = messages.audience;
  const { audience, error } = useAudience(of);
  const words = () => {
    if (error) return texts.failed;
    if (!audience) return texts.counting;
    return audience.people === 0 ? texts.nobody : texts.count(audience.people);
  };
  return (
    <output className={styles.audience}>
      <span className={styles.count}>{words()}</span>
      {audience && audience.people > 0 && (
        <span className={styles.quiet}>
          {texts.byChannel(inPortal ? audience.inPortal : null, byMail ? audience.byMail : null)}
        </span>
      )}
    </output>
  );
}
