import { Form } from 'antd';
import { ArticleBody } from '../components/ArticleBody';
import { Panel, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import styles from '../insights.module.css';
import { instantOf, type InsightValues } from './insight-form';
import { messages } from './messages';

const texts = messages.form;

/** The article as readers will see it, as one types. */
export function InsightPreview({ seed, zone }: { seed: string; zone: string }) {
  const values = Form.useWatch([], Form.useFormInstance<InsightValues>()) as InsightValues | undefined;
  if (!values) return null;
  return (
    <Stack as="section" gap="xs" className={styles.preview} aria-label={texts.preview}>
      <Text as="p" strong>
        {texts.preview}
      </Text>
      <Panel className={styles.paper}>
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
      </Panel>
    </Stack>
  );
}
