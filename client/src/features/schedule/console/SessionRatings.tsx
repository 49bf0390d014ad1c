import { useListPages } from '../../../data/freshness/useListPages';
import type { SessionRatingsQuery } from '../../../generated/graphql';
import { useSessionRatingsQuery } from '../../../generated/hooks';
import { EmptyState, Hint, LoadMore, LoadMoreFailed, Pending, Row, Stack, Star, Text } from '../../../ui';
import { Section } from '../components/SessionDetails';
import { messages } from './messages';

const texts = messages.ratings;

type Comment = SessionRatingsQuery['sessionComments']['nodes'][number];

function CommentItem({ stars, comment }: Comment) {
  return (
    <li>
      <Row gap="xs">
        <Row>
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} isOn={star <= stars} />
          ))}
        </Row>
        <Text tone="secondary">{texts.stars(stars)}</Text>
      </Row>
      <Text as="p" lines>
        {comment}
      </Text>
    </li>
  );
}

/** Ratings of a finished session: mean, count, and anonymous comments. */
export default function SessionRatings({ id }: { id: string }) {
  const result = useSessionRatingsQuery({ variables: { id } });
  const list = useListPages(result, result.data?.sessionComments, result.previousData?.sessionComments);
  const rating = result.data?.activity.rating;
  const content = () => {
    if (!list.nodes || !rating)
      return <Pending error={list.error} refetch={list.refetch} title={texts.loadFailed} />;
    if (typeof rating.mean !== 'number')
      return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />;
    return (
      <>
        <p>
          <strong>{texts.mean(rating.mean, rating.count)}</strong>
        </p>
        <Hint>{list.nodes.length > 0 ? texts.anonymous : texts.noComments}</Hint>
        <Stack as="ul" gap="sm" aria-label={texts.comments}>
          {list.nodes.map((comment) => (
            <CommentItem key={comment.id} {...comment} />
          ))}
        </Stack>
        <LoadMore hasMore={list.hasMore} loading={result.loading} onLoadMore={list.loadMore} />
        {list.isMoreFailed && <LoadMoreFailed text={texts.moreFailed} onRetry={list.loadMore} />}
      </>
    );
  };
  return <Section heading={texts.title}>{content()}</Section>;
}
