import { Button } from 'antd';
import { useState } from 'react';
import { toAppError, type AppError } from '../../../data/errors';
import { useEventZone } from '../../../data/useEventZone';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { FormError, Hint, Notice, Row, SidePanel } from '../../../ui';
import styles from '../announcements.module.css';
import { useAnnouncementActions, useMomentWords } from '../hooks/useAnnouncementActions';
import { instantOf, localOf } from '../lib/announcement-form';
import { segmentWords, toSegmentInput } from '../lib/segment';
import { messages } from '../messages';
import { AnnouncementPreview } from './AnnouncementPreview';
import { AudienceCount, useAudience } from './AudienceCount';
import { PanelHeading } from './PanelHeading';
import { SendControls, type SendTime } from './SendControls';

const texts = messages.panel;

export const PANEL_WIDTH = 560;

export interface AnnouncementPanelProps {
  id: string;
  onClose: () => void;
  onEdit: (id: string) => void;
}

export interface AnnouncementViewProps extends Omit<AnnouncementPanelProps, 'id'> {
  announcement: Announcement_AnnouncementFragment;
}

/** The recipients, time and look of an announcement; sends it. */
export function AnnouncementReview({ announcement, onClose, onEdit }: AnnouncementViewProps) {
  const zone = useEventZone();
  const { send } = useAnnouncementActions();
  const moment = useMomentWords();
  const { id, eventId, status, sendAt, inPortal, byMail, authorName } = announcement;
  const segment = toSegmentInput(announcement.segment);
  const { audience } = useAudience({ eventId, segment });
  const scheduled = status === 'SCHEDULED' && sendAt;
  const [time, setTime] = useState<SendTime>({
    when: scheduled ? 'later' : 'now',
    at: scheduled ? localOf(sendAt, zone) : '',
    error: null,
  });
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const later = time.when === 'later';
  const submit = async () => {
    const at = later && time.at ? instantOf(time.at, zone) : null;
    if (later && !at) return setTime({ ...time, error: texts.atMissing });
    if (at && new Date(at) <= new Date()) return setTime({ ...time, error: texts.atPast });
    setSending(true);
    setError(null);
    try {
      await send(announcement, at);
      onClose();
    } catch (caught) {
      setError(toAppError(caught));
    } finally {
      setSending(false);
    }
  };
  const label = later
    ? scheduled
      ? texts.reschedule
      : texts.schedule
    : audience
      ? texts.send(audience.people)
      : texts.sendUnknown;
  return (
    <SidePanel
      title={announcement.title}
      width={PANEL_WIDTH}
      roomy
      onClose={onClose}
      footer={
        <Row wrap justify="end" gap="xs">
          <Button onClick={() => onEdit(id)}>{texts.edit}</Button>
          <Button
            type="primary"
            loading={sending}
            disabled={sending || (!later && audience?.people === 0)}
            onClick={() => void submit()}
          >
            {label}
          </Button>
        </Row>
      }
    >
      <FormError error={error} />
      {scheduled && <Notice kind="info" title={texts.waits(moment(sendAt))} />}
      {status === 'CANCELLED' && <Notice kind="info" title={texts.cancelled} />}
      <PanelHeading>{texts.preview}</PanelHeading>
      <AnnouncementPreview {...announcement} />
      <PanelHeading>{texts.audience}</PanelHeading>
      <p>{segmentWords(announcement.segment)}</p>
      <AudienceCount eventId={eventId} segment={segment} inPortal={inPortal} byMail={byMail} />
      <Hint>{messages.audience.now}</Hint>
      <PanelHeading>{texts.when}</PanelHeading>
      <SendControls value={time} onChange={setTime} />
      <Hint size="sm" className={styles.author}>
        {texts.writtenBy(authorName)}
      </Hint>
    </SidePanel>
  );
}
