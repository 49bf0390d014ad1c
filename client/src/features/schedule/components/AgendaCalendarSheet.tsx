import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Sheet } from '../../../components/Sheet';
import { useAgendaCalendar } from '../hooks/useAgendaCalendar';
import { messages } from '../messages';
import { AgendaFeed } from './AgendaFeed';
import styles from './AgendaFeed.module.css';

/** The viewer's agenda in a calendar program: as a subscription, or as a file. */
export default function AgendaCalendarSheet({ onClose }: { onClose: () => void }) {
  const { download, loading } = useAgendaCalendar();
  const texts = messages.feed;
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <AgendaFeed />
      <section className={styles.section}>
        <h3 className={styles.heading}>{texts.fileHeading}</h3>
        <p>{texts.fileText}</p>
        <div className={styles.actions}>
          <Button size="large" icon={<DownloadOutlined aria-hidden />} loading={loading} onClick={download}>
            {texts.download}
          </Button>
        </div>
      </section>
    </Sheet>
  );
}
