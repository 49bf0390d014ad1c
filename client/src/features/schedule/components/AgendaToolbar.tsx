import { CalendarOutlined, PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages';
import styles from './AgendaView.module.css';

const AgendaCalendarSheet = lazy(() => import('./AgendaCalendarSheet'));

/** The actions on the whole agenda. */
export function AgendaToolbar({ onAddBusy }: { onAddBusy: () => void }) {
  const [calendar, setCalendar] = useState(false);
  return (
    <div className={styles.toolbar}>
      <Button type="primary" size="large" icon={<PlusOutlined aria-hidden />} onClick={onAddBusy}>
        {messages.addBusy}
      </Button>
      <Button size="large" icon={<CalendarOutlined aria-hidden />} onClick={() => setCalendar(true)}>
        <span className={styles.long}>{messages.feed.open}</span>
        <span className={styles.short}>{messages.feed.openShort}</span>
      </Button>
      <Button
        className={styles.print}
        size="large"
        icon={<PrinterOutlined aria-hidden />}
        onClick={() => window.print()}
      >
        {messages.print}
      </Button>
      <Suspense fallback={null}>
        {calendar && <AgendaCalendarSheet onClose={() => setCalendar(false)} />}
      </Suspense>
    </div>
  );
}
