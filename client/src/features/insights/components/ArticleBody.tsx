import { Cover } from '../../../components/Cover';
import { LinkList } from '../../../components/LinkList';
import type { InsightArticleQuery } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { inZone } from '../../../lib/time';
import { paragraphsOf, readingTime } from '../lib/reading-time';
import { messages } from '../messages';
import styles from './ArticleReader.module.css';

const texts = messages.article;

type Article = Pick<
  InsightArticleQuery['insight'],
  'id' | 'title' | 'summary' | 'body' | 'coverUrl' | 'sourceUrl' | 'publishedAt'
>;

/** An article as it is read. */
export function ArticleBody({ article }: { article: Article }) {
  const zone = useEventZone();
  const date = inZone(article.publishedAt, zone).format('D MMMM YYYY');
  return (
    <article className={styles.article}>
      <Cover src={article.coverUrl} seed={article.id} height={220} />
      <div className={styles.words}>
        <h2 className={styles.title}>{article.title}</h2>
        <p className={styles.facts}>{`${date} · ${texts.readingTime(readingTime(article.body))}`}</p>
        <p className={styles.summary}>{article.summary}</p>
        {paragraphsOf(article.body).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may be the same
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {article.sourceUrl && <LinkList links={[{ url: article.sourceUrl, label: texts.source }]} />}
      </div>
    </article>
  );
}
