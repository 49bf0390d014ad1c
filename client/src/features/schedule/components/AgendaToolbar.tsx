import { CalendarOutlined, PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAgendaCalendar } from '../hooks/useAgendaCalendar';
import { messages } from '../messages';
import styles from './AgendaView.module.css';

/** What one can do with the whole agenda. */
export function AgendaToolbar({ onAddBusy }: { onAddBusy: () => void }) {
  const calendar = useAgendaCalendar();
  return (
    <div className={styles.toolbar}>
      <Button type="primary" size="large" icon={<PlusOutlined aria-hidden />} onClick={onAddBusy}>
        {messages.addBusy}
      </Button>
      <Button
        size="large"
        icon={<CalendarOutlined aria-hidden />}
        loading={calendar.loading}
        onClick={() => void calendar.download()}
      >
        <span className={styles.long}>{messages.addToCalendar}</span>
        <span className={styles.short}>{messages.calendar}</span>
      </Button>
      <Button
        className={styles.print}
        size="large"
        icon={<PrinterOutlined aria-hidden />}
        onClick={() => window.print()}
      >
        {messages.print}
      </Button>
    </div>
  );
}
