import { AppstoreOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useQueryState } from 'nuqs';
import { lazy, Suspense, useMemo } from 'react';
import { DayTabs, dayTabId } from '../../../components/DayTabs';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { EventTimeNote } from '../../../components/EventTimeNote';
import { PageHeader } from '../../../components/PageHeader';
import { Segmented } from '../../../components/Segmented';
import { useDayParam } from '../../../hooks/useDayParam';
import { useEventContext } from '../../../hooks/useEventContext';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useOverlays } from '../../../hooks/useOverlays';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { listParams } from '../../../lib/list-params';
import { PodDayLoading } from '../components/PodDayLoading';
import { PodOverlays } from '../components/PodOverlays';
import { usePodDay } from '../hooks/usePodDay';
import { slotsOf } from '../lib/pod-hours';
import { NEW } from '../lib/pod-params';
import { messages } from '../messages';
import styles from './PodsPage.module.css';

const PodTable = lazy(() => import('../components/PodTable'));
const PodDayView = lazy(() => import('../components/PodDayView'));

const PANEL = 'pods';
const views = ['day', 'list'] as const;
const viewParam = { ...listParams.view(views, 'day'), shallow: false };

/** The places where meetings happen: a day of them on a timeline, and all of them in a list. */
export default function PodsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const overlays = useOverlays();
  const { days, day: date, today, setDay } = useDayParam();
  const [view, setView] = useQueryState('view', viewParam);
  const day = usePodDay(date);
  const slots = useMemo(() => slotsOf(day.hours, date, event.timezone), [day.hours, date, event.timezone]);
  const { pods } = day;
  const wide = useAtLeast('md');
  const addPod = () => overlays.open('edit', NEW);
  const hasPods = pods !== undefined && pods.length > 0;
  const empty = (
    <EmptyState
      title={messages.emptyTitle}
      text={messages.emptyText}
      icon={<AppstoreOutlined aria-hidden />}
      action={
        <Button type="primary" onClick={addPod}>
          {messages.add}
        </Button>
      }
    />
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        count={pods && messages.count(pods.length)}
        description={<EventTimeNote />}
        actions={
          <>
            <Segmented
              label={messages.views.label}
              value={view}
              options={views.map((value) => ({ value, label: messages.views[value] }))}
              onChange={(next) => void setView(next)}
            />
            {hasPods && (
              <>
                <Button
                  icon={<StopOutlined aria-hidden />}
                  title={messages.block}
                  aria-label={messages.block}
                  onClick={() => overlays.open('block', NEW)}
                >
                  {wide && messages.block}
                </Button>
                <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={addPod}>
                  {messages.add}
                </Button>
              </>
            )}
          </>
        }
      />
      <DayTabs
        label={messages.days}
        days={days.map((key) => ({ key }))}
        value={date}
        onChange={setDay}
        today={today}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={dayTabId(PANEL, date)} className={styles.panel}>
        <Suspense fallback={<PodDayLoading />}>
          {view === 'list' && <PodTable day={day} slots={slots} empty={empty} />}
          {view === 'day' && day.error && (
            <ErrorState error={day.error} title={messages.loadFailed} onRetry={day.refetch} />
          )}
          {view === 'day' && day.isLoading && <PodDayLoading />}
          {view === 'day' && !day.isLoading && pods?.length === 0 && empty}
          {view === 'day' && !day.isLoading && hasPods && <PodDayView day={day} date={date} slots={slots} />}
        </Suspense>
      </div>
      <PodOverlays day={day} days={days} date={date} />
    </div>
  );
}
