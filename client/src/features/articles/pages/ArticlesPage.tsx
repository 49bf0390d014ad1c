import { Suspense, lazy, useState } from 'react';
import { useQueryState } from 'nuqs';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import { listParams } from '../../../lib/list-params';
import { LoadingLines, PageHeader, Segmented, Stack, useOverlay, usePageTitle } from '../../../ui';
import { ArticleList } from '../components/ArticleList';
import { messages } from '../messages';

const ArticleReader = lazy(() => import('../components/ArticleReader'));
/** For managers. */
const ArticleDrawer = lazy(() => import('../console/ArticleDrawer'));
const NewArticleButton = lazy(() => import('../console/NewArticleButton'));
const EventMix = lazy(() => import('../components/EventMix'));

const viewParam = listParams.view(['articles', 'numbers'], 'articles');

/** Articles on the industries of the event, and who is at it in numbers. */
export default function ArticlesPage() {
  const { event } = useEventContext();
  const canEdit = useCan('updateInsight');
  const [view, setView] = useQueryState('view', viewParam.withOptions({ shallow: false, scroll: false }));
  const { value: article } = useOverlay('article');
  // Stays from then on, so that the reader can slide away.
  const [isReaderOpened, setReaderOpened] = useState(false);
  if (article && !isReaderOpened) setReaderOpened(true);
  usePageTitle(messages.title, event.title);
  return (
    <Stack gap="md">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            {canEdit && (
              <Suspense fallback={null}>
                <NewArticleButton />
              </Suspense>
            )}
            <Segmented<'articles' | 'numbers'>
              label={messages.viewLabel}
              value={view}
              onChange={(next) => void setView(next)}
              options={[
                { value: 'articles', label: messages.views.articles },
                { value: 'numbers', label: messages.views.numbers },
              ]}
            />
          </>
        }
      />
      {view === 'articles' ? (
        <ArticleList eventId={event.id} />
      ) : (
        <Suspense fallback={<LoadingLines rows={8} />}>
          <EventMix eventId={event.id} />
        </Suspense>
      )}
      {canEdit && (
        <Suspense fallback={null}>
          <ArticleDrawer eventId={event.id} />
        </Suspense>
      )}
      {isReaderOpened && (
        <Suspense fallback={null}>
          <ArticleReader eventId={event.id} />
        </Suspense>
      )}
    </Stack>
  );
}
