import { Button } from 'antd';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { useAnnouncementByIdQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { ErrorState, Grid, Hint, LoadingLines, Row, SidePanel, Stack, Text } from '../../../ui';
import styles from '../announcements.module.css';
import { useAnnouncementActions, useMomentWords } from '../hooks/useAnnouncementActions';
import { segmentWords } from '../lib/segment';
import { messages } from '../messages';
import { AnnouncementPreview } from './AnnouncementPreview';
import {
  AnnouncementReview,
  PANEL_WIDTH,
  type AnnouncementPanelProps,
  type AnnouncementViewProps,
} from './AnnouncementReview';
import { AnnouncementStatusTag } from './AnnouncementStatusTag';
import { PanelHeading } from './PanelHeading';

const texts = messages.panel;

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
function Result({ announcement, onClose, onEdit }: AnnouncementViewProps) {
  const { copy } = useAnnouncementActions();
  const moment = useMomentWords();
  const { sentAt, authorName, status } = announcement;
  const copyAndEdit = async () => {
    const id = await copy(announcement);
    if (id) onEdit(id);
  };
  return (
    <SidePanel
      title={announcement.title}
      width={PANEL_WIDTH}
      roomy
      onClose={onClose}
      footer={
        <Row justify="end">
          <Button onClick={() => void copyAndEdit()}>{texts.copy}</Button>
        </Row>
      }
    >
      <div className={styles.lead}>
        <AnnouncementStatusTag status={status} />
      </div>
      <PanelHeading>{texts.result}</PanelHeading>
      <Numbers {...announcement} />
      <PanelHeading>{texts.audience}</PanelHeading>
      <p>{segmentWords(announcement.segment)}</p>
      <PanelHeading>{texts.preview}</PanelHeading>
      <AnnouncementPreview {...announcement} />
      <Hint size="sm" className={styles.author}>
        {sentAt ? texts.sentAt(moment(sentAt), authorName) : texts.writtenBy(authorName)}
      </Hint>
    </SidePanel>
  );
}

/** One announcement: its review before it is sent, and its result afterwards. */
export default function AnnouncementPanel({ id, ...props }: AnnouncementPanelProps) {
  const { data, error, refetch } = useAnnouncementByIdQuery({ variables: { id } });
  const announcement = data?.announcement;
  if (announcement) {
    const isOut = announcement.status === 'SENDING' || announcement.status === 'SENT';
    const View = isOut ? Result : AnnouncementReview;
    return <View key={id} {...props} announcement={announcement} />;
  }
  return (
    <SidePanel title={texts.title} width={PANEL_WIDTH} roomy onClose={props.onClose}>
      {error ? (
        <ErrorState error={error} title={texts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines />
      )}
    </SidePanel>
  );
}
