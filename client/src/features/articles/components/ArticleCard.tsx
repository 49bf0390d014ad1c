import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { ArticleCard_InsightFragment } from '../../../generated/graphql';
import { wallClock } from '../../../lib/time';
import card from '../../../ui/Card.module.css';
import { Cover, Hint, Stack, Text, useAtLeast } from '../../../ui';
import styles from '../articles.module.css';

interface ArticleCardProps {
  insight: ArticleCard_InsightFragment;
  /** Where the article opens: the page itself with `?article=` set. */
  to: string;
  /** The newest one stands large above the others. */
  featured?: boolean;
  /** Actions on the article. */
  tools?: ReactNode;
}

/** An article in the list: its picture, what it is called and what it says in short. */
export function ArticleCard({ insight, to, featured = false, tools }: ArticleCardProps) {
  const zone = useEventZone();
  const wide = useAtLeast('md');
  return (
    <article className={`${card.card} ${styles.card} ${featured ? styles.featured : ''}`}>
      <Stack rigid className={styles.picture}>
        <Cover src={insight.coverUrl} seed={insight.id} height={featured && wide ? 260 : 160} />
      </Stack>
      <Stack grow gap={6} pad="md" className={styles.words}>
        <Hint size="sm">
          <time dateTime={insight.publishedAt}>
            {wallClock(insight.publishedAt, zone).format('D MMMM YYYY')}
          </time>
        </Hint>
        <Text as="h2" size="lg" strong>
          <Link id={`article-${insight.id}`} to={to} className={card.open} preventScrollReset>
            <bdi>{insight.title}</bdi>
          </Link>
        </Text>
        <Hint cut={3} className={styles.summary}>
          <bdi>{insight.summary}</bdi>
        </Hint>
      </Stack>
      {tools}
    </article>
  );
}
