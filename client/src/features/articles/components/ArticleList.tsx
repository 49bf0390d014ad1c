import { ReadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../../data/session/useCan';
import { useFurtherPage } from '../../../data/freshness/useFurtherPage';
import { useInsightListQuery } from '../../../generated/hooks';
import { EmptyState, ErrorState, Grid, SkeletonBlock, Stack } from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import styles from '../articles.module.css';
import { messages } from '../messages';
import { ArticleCard } from './ArticleCard';

/** For managers. */
const ArticleTools = lazy(() => import('../console/ArticleTools'));

const PAGE = 13;

function ArticleSkeletons() {
  return (
    <Grid as="output" column={300} gap="md" aria-label={shared.loading}>
      {Array.from({ length: 4 }, (_, index) => (
        <span key={index} className={index === 0 ? styles.first : undefined}>
          <SkeletonBlock height={290} />
        </span>
      ))}
    </Grid>
  );
}

/** All articles, the newest large above the others. */
export function ArticleList({ eventId }: { eventId: string }) {
  const { search } = useLocation();
  const canEdit = useCan('updateInsight');
  const { data, error, networkStatus, refetch, fetchMore } = useInsightListQuery({
    variables: { eventId, first: PAGE },
  });
  const further = useFurtherPage(networkStatus);
  if (!data && error)
    return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  if (!data) return <ArticleSkeletons />;
  const { nodes, pageInfo } = data.insights;
  if (nodes.length === 0)
    return (
      <EmptyState icon={<ReadOutlined aria-hidden />} title={messages.emptyTitle} text={messages.emptyText} />
    );
  const toArticle = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('article', id);
    return `?${params}`;
  };
  const loadMore = () => void further.load(() => fetchMore({ variables: { after: pageInfo.endCursor } }));
  return (
    <>
      <Grid as="ul" column={300} gap="md" aria-label={messages.list}>
        {nodes.map((insight, index) => (
          <li key={insight.id} className={index === 0 ? styles.first : undefined}>
            <ArticleCard
              insight={insight}
              to={toArticle(insight.id)}
              featured={index === 0}
              tools={
                canEdit && (
                  <Suspense fallback={null}>
                    <ArticleTools insight={insight} />
                  </Suspense>
                )
              }
            />
          </li>
        ))}
      </Grid>
      {pageInfo.hasNextPage && (
        <Stack align="center" gap="xs" pad="md">
          {further.isFailed && <p role="alert">{messages.moreFailed}</p>}
          <Button loading={further.isLoading} onClick={loadMore}>
            {messages.showMore}
          </Button>
        </Stack>
      )}
    </>
  );
}
