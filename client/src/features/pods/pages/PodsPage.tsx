import { AppstoreOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { NEW } from '../../../lib/drawn-span';
import { listParams } from '../../../lib/list-params';
import {
  DayPanels,
  EmptyState,
  ErrorState,
  EventTimeNote,
  LoadingLines,
  PageHeader,
  Segmented,
  Stack,
  useAtLeast,
  useDayParam,
  useOverlays,
  usePageTitle,
} from '../../../ui';
import { PodOverlays } from '../components/PodOverlays';
import { usePodDay } from '../hooks/usePodDay';
import { messages } from '../messages';

const PodTable = lazy(() => import('../components/PodTable'));
const PodDayView = lazy(() => import('../components/PodDayView'));

const views = ['day', 'list'] as const;
const viewParam = { ...listParams.view(views, 'day'), shallow: false };

/** The places where meetings happen: a day of them on a timeline, and all of them in a list. */
export default function PodsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const overlays = useOverlays();
  const dayParam = useDayParam();
  const [view, setView] = useQueryState('view', viewParam);
  const day = usePodDay(dayParam);
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
    <Stack gap="md">
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
      <DayPanels label={messages.days} dayParam={dayParam}>
        <Suspense fallback={<LoadingLines rows={16} />}>
          {view === 'list' && <PodTable day={day} empty={empty} />}
          {view === 'day' && day.error && (
            <ErrorState error={day.error} title={messages.loadFailed} onRetry={day.refetch} />
          )}
          {view === 'day' && day.isLoading && <LoadingLines rows={16} />}
          {view === 'day' && !day.isLoading && pods?.length === 0 && empty}
          {view === 'day' && !day.isLoading && hasPods && <PodDayView day={day} />}
        </Suspense>
      </DayPanels>
      <PodOverlays day={day} />
    </Stack>
  );
}
