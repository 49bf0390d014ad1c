import { Button } from 'antd';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { SidePanel } from '../../../components/SidePanel';
import { useAnnouncementByIdQuery } from '../../../generated/hooks';
import { useAnnouncementActions, useMomentWords } from '../hooks/useAnnouncementActions';
import { segmentWords } from '../lib/segment';
import { messages } from '../messages';
import { AnnouncementPreview } from './AnnouncementPreview';
import { AnnouncementResult } from './AnnouncementResult';
import {
  AnnouncementReview,
  PANEL_WIDTH,
  type AnnouncementPanelProps,
  type AnnouncementViewProps,
} from './AnnouncementReview';
import styles from './Announcements.module.css';
import { AnnouncementStatusTag } from './AnnouncementStatusTag';

const texts = messages.panel;

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
        <div className={styles.footer}>
          <Button onClick={() => void copyAndEdit()}>{texts.copy}</Button>
        </div>
      }
    >
      <div className={styles.lead}>
        <AnnouncementStatusTag status={status} />
      </div>
      <h3 className={styles.section}>{texts.result}</h3>
      <AnnouncementResult {...announcement} />
      <h3 className={styles.section}>{texts.audience}</h3>
      <p>{segmentWords(announcement.segment)}</p>
      <h3 className={styles.section}>{texts.preview}</h3>
      <AnnouncementPreview {...announcement} />
      <p className={styles.small}>
        {sentAt ? texts.sentAt(moment(sentAt), authorName) : texts.writtenBy(authorName)}
      </p>
    </SidePanel>
  );
}

/** One announcement: its review before it is sent, and its result afterwards. */
export default function AnnouncementPanel({ id, ...props }: AnnouncementPanelProps) {
  const { data, error, refetch } = useAnnouncementByIdQuery({
    variables: { id },
  });
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
