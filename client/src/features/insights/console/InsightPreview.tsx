import { Form } from 'antd';
import { ArticleBody } from '../components/ArticleBody';
import { instantOf, type InsightValues } from './insight-form';
import styles from './InsightDrawer.module.css';
import { messages } from './messages';

const texts = messages.form;

/** The article as readers will see it, as one types. */
export function InsightPreview({ seed, zone }: { seed: string; zone: string }) {
  const values = Form.useWatch([], Form.useFormInstance<InsightValues>()) as InsightValues | undefined;
  if (!values) return null;
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <p className={styles.label}>{texts.preview}</p>
      <div className={styles.paper}>
        <ArticleBody
          article={{
            id: seed,
            title: values.title || texts.previewTitle,
            summary: values.summary || texts.previewSummary,
            body: values.body,
            coverUrl: values.cover?.url ?? null,
            sourceUrl: values.sourceUrl || null,
            publishedAt: values.publishedAt ? instantOf(values.publishedAt, zone) : new Date(0).toISOString(),
          }}
        />
      </div>
    </section>
  );
}
