import { Star } from '../../../components/company/Star';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { LoadMore } from '../../../components/LoadMore';
import { LoadMoreFailed } from '../../../components/LoadMoreFailed';
import type { SessionRatingsQuery } from '../../../generated/graphql';
import { useSessionRatingsQuery } from '../../../generated/hooks';
import { useListPages } from '../../../hooks/useListPages';
import shared from '../ratings/Rating.module.css';
import { messages } from './messages';
import styles from './SessionRatings.module.css';

const texts = messages.ratings;

type Comment = SessionRatingsQuery['sessionComments']['nodes'][number];

function CommentItem({ stars, comment }: Comment) {
  return (
    <li>
      <span className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} isOn={star <= stars} />
        ))}
        <span className={shared.hint}>{texts.stars(stars)}</span>
      </span>
      <p className={styles.comment}>{comment}</p>
    </li>
  );
}

/** What attendees think of a session that is over: mean and count, and the comments without names. */
export default function SessionRatings({ id }: { id: string }) {
  const result = useSessionRatingsQuery({ variables: { id } });
  const list = useListPages(result, result.data?.sessionComments, result.previousData?.sessionComments);
  const rating = result.data?.activity.rating;
  const content = () => {
    if (list.error)
      return <ErrorState error={list.error} title={texts.loadFailed} onRetry={() => list.refetch()} />;
    if (!list.nodes || !rating) return <LoadingLines />;
    if (typeof rating.mean !== 'number')
      return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />;
    return (
      <>
        <p>
          <strong>{texts.mean(rating.mean, rating.count)}</strong>
        </p>
        <p className={shared.hint}>{list.nodes.length > 0 ? texts.anonymous : texts.noComments}</p>
        <ul className={styles.comments} aria-label={texts.comments}>
          {list.nodes.map((comment) => (
            <CommentItem key={comment.id} {...comment} />
          ))}
        </ul>
        <LoadMore hasMore={list.hasMore} loading={result.loading} onLoadMore={list.loadMore} />
        {list.isMoreFailed && <LoadMoreFailed text={texts.moreFailed} onRetry={list.loadMore} />}
      </>
    );
  };
  return (
    <section className={shared.rating}>
      <h3 className={shared.heading}>{texts.title}</h3>
      {content()}
    </section>
  );
}
