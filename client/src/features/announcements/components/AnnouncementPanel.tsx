import { Button } from 'antd';
import { useState } from 'react';
import { toAppError, type AppError } from '../../../data/errors/errors';
import { useEventZone } from '../../../data/event/useEventZone';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import {
  useAnnouncementByIdQuery,
  useCreateAnnouncementMutation,
  useSendAnnouncementMutation,
} from '../../../generated/hooks';
import { fromLocal, toLocal } from '../../../lib/event-days';
import { formatNumber } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import { FormError, Grid, Hint, Notice, Pending, Row, SidePanel, Stack, Text, useToasts } from '../../../ui';
import styles from '../announcements.module.css';
import { segmentWords, toSegmentInput } from '../lib/segment';
import { messages } from '../messages';
import { AnnouncementPreview } from './AnnouncementPreview';
import { AnnouncementStatusTag } from './AnnouncementStatusTag';
import { AudienceCount, useAudience } from './AudienceCount';
import { PanelHeading } from './PanelHeading';
import { SendControls, type SendTime } from './SendControls';

const texts = messages.panel;
const PANEL = { width: 560, roomy: true };
const CHANGES_LISTS = { refreshes: ['announcements' as const] };

interface PanelProps {
  onClose: () => void;
  onEdit: (id: string) => void;
}

type ViewProps = PanelProps & { announcement: Announcement_AnnouncementFragment };

/** How many people an announcement went to, and how many it has reached. */
function Numbers({ recipientCount, reach, inPortal, byMail }: Announcement_AnnouncementFragment) {
  const numbers = [
    { label: texts.recipients, count: recipientCount ?? 0 },
    { label: texts.reached, count: reach.reached },
    ...(inPortal ? [{ label: texts.read, count: reach.read }] : []),
    ...(byMail ? [{ label: texts.mailed, count: reach.mailed }] : []),
  ];
  return (
    <Grid as="dl" column={96} fit gap="sm" className={styles.numbers}>
      {numbers.map(({ label, count }) => (
        <Stack key={label}>
          <Text as="dt" tone="secondary">
            {label}
          </Text>
          <Text as="dd" size="h4" strong figures>
            {formatNumber(count)}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** An announcement with its recipients, and how many have it. */
function Result({ announcement, onClose, onEdit }: ViewProps) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [create] = useCreateAnnouncementMutation(CHANGES_LISTS);
  const { eventId, title, text, segment, inPortal, byMail, sentAt, authorName, status } = announcement;
  /** A new draft with the same text, for the same people. */
  const copy = async () => {
    const input = { eventId, title, text, segment: toSegmentInput(segment), inPortal, byMail };
    const { data } = await create({ variables: { input } });
    toasts.success(messages.done.copied);
    onEdit(data!.createAnnouncement.announcement.id);
  };
  return (
    <SidePanel
      {...PANEL}
      title={title}
      onClose={onClose}
      footer={
        <Row justify="end">
          <Button onClick={() => void toasts.attempt(copy)}>{texts.copy}</Button>
        </Row>
      }
    >
      <div className={styles.lead}>
        <AnnouncementStatusTag status={status} />
      </div>
      <PanelHeading>{texts.result}</PanelHeading>
      <Numbers {...announcement} />
      <PanelHeading>{texts.audience}</PanelHeading>
      <p>{segmentWords(segment)}</p>
      <PanelHeading>{texts.preview}</PanelHeading>
      <AnnouncementPreview {...announcement} />
      <Hint size="sm" className={styles.author}>
        {sentAt ? texts.sentAt(formatMoment(sentAt, zone), authorName) : texts.writtenBy(authorName)}
      </Hint>
    </SidePanel>
  );
}

/** The recipients, time and look of an announcement; sends it. */
function Review({ announcement, onClose, onEdit }: ViewProps) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [sendOne] = useSendAnnouncementMutation(CHANGES_LISTS);
  const { id, title, status, sendAt, inPortal, byMail, authorName } = announcement;
  const segment = toSegmentInput(announcement.segment);
  const { audience } = useAudience(segment);
  const scheduled = status === 'SCHEDULED' && sendAt;
  const [time, setTime] = useState<SendTime>({
    when: scheduled ? 'later' : 'now',
    at: scheduled ? toLocal(sendAt, zone) : '',
    error: null,
  });
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const later = time.when === 'later';
  const submit = async () => {
    const at = later && time.at ? fromLocal(time.at, zone, sendAt ?? undefined) : null;
    if (later && !at) return setTime({ ...time, error: texts.atMissing });
    if (at && new Date(at) <= new Date()) return setTime({ ...time, error: texts.atPast });
    setSending(true);
    setError(null);
    try {
      await sendOne({ variables: { input: { announcementId: id, sendAt: at } } });
      const { done } = messages;
      toasts.success(at ? done.scheduled(title, formatMoment(at, zone)) : done.sending(title));
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
      {...PANEL}
      title={title}
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
      {scheduled && <Notice kind="info" title={texts.waits(formatMoment(sendAt, zone))} />}
      {status === 'CANCELLED' && <Notice kind="info" title={texts.cancelled} />}
      <PanelHeading>{texts.preview}</PanelHeading>
      <AnnouncementPreview {...announcement} />
      <PanelHeading>{texts.audience}</PanelHeading>
      <p>{segmentWords(announcement.segment)}</p>
      <AudienceCount segment={segment} inPortal={inPortal} byMail={byMail} />
      <Hint>{messages.audience.now}</Hint>
      <PanelHeading>{texts.when}</PanelHeading>
      <SendControls value={time} onChange={setTime} />
      <Hint size="sm" className={styles.author}>
        {texts.writtenBy(authorName)}
      </Hint>
    </SidePanel>
  );
}

/** One announcement: its review before it is sent, and its result afterwards. */
export default function AnnouncementPanel({ id, ...props }: PanelProps & { id: string }) {
  const { data, error, refetch } = useAnnouncementByIdQuery({ variables: { id } });
  const announcement = data?.announcement;
  if (announcement) {
    const isOut = announcement.status === 'SENDING' || announcement.status === 'SENT';
    const View = isOut ? Result : Review;
    return <View key={id} {...props} announcement={announcement} />;
  }
  return (
    <SidePanel {...PANEL} title={texts.title} onClose={props.onClose}>
      <Pending error={error} refetch={refetch} title={texts.loadFailed} />
    </SidePanel>
  );
}
