import { useEventZone } from '../../../data/event/useEventZone';
import type { InsightArticleQuery } from '../../../generated/graphql';
import { wallClock } from '../../../lib/time';
import { Cover, Hint, LinkList, Stack, Text } from '../../../ui';
import styles from '../articles.module.css';
import { paragraphsOf, readingTime } from '../lib/reading-time';
import { messages } from '../messages';

const texts = messages.article;

type Article = Omit<InsightArticleQuery['insight'], '__typename' | 'eventId'>;

/** An article as it is read. */
export function ArticleBody({ article }: { article: Article }) {
  const zone = useEventZone();
  const date = wallClock(article.publishedAt, zone).format('D MMMM YYYY');
  return (
    <article>
      <Cover src={article.coverUrl} seed={article.id} height={220} />
      <Stack gap="md" className={styles.article}>
        <Text as="h2" size="h2" strong={700} className={styles.title}>
          <bdi>{article.title}</bdi>
        </Text>
        <Hint className={styles.facts}>{`${date} · ${texts.readingTime(readingTime(article.body))}`}</Hint>
        <Text as="p" size="xl" className={styles.summary}>
          <bdi>{article.summary}</bdi>
        </Text>
        {paragraphsOf(article.body).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may be the same
          <Text as="p" key={index} size="lg" tone="text" lines className={styles.paragraph}>
            {paragraph}
          </Text>
        ))}
        {article.sourceUrl && <LinkList links={[{ url: article.sourceUrl, label: texts.source }]} />}
      </Stack>
    </article>
  );
}
