import { useState } from 'react';
import { Form } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import { useEditedInsightQuery } from '../../../generated/hooks';
import { fromLocal } from '../../../lib/event-days';
import { showLocal } from '../../../lib/typed-times';
import { EditDrawer, FormDrawer, Panel, Stack, Text, useOverlay } from '../../../ui';
import { ArticleBody } from '../components/ArticleBody';
import styles from '../articles.module.css';
import { ArticleFields } from './ArticleFields';
import { inputOf, valuesOf, type ArticleValues, type Picture } from './article-form';
import { messages } from './messages';
import { useArticleChanges } from './useArticleChanges';

const texts = messages.form;
const WIDTH = 1080;

const FIELDS = [
  { name: 'title', label: texts.title },
  { name: 'summary', label: texts.summary },
  { name: 'body', label: texts.body },
  {
    name: 'cover',
    label: texts.cover,
    render: (value: unknown) => (value ? <img src={(value as Picture).url} alt="" /> : null),
  },
  { name: 'publishedAt', label: texts.publishedAt, render: (value: unknown) => showLocal(String(value)) },
  { name: 'sourceUrl', label: texts.sourceUrl },
];

/** The article as readers will see it, as one types. */
function ArticlePreview({ seed }: { seed: string }) {
  const zone = useEventZone();
  const values = Form.useWatch([], Form.useFormInstance<ArticleValues>()) as ArticleValues | undefined;
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
            publishedAt: values.publishedAt ? fromLocal(values.publishedAt, zone) : new Date(0).toISOString(),
          }}
        />
      </Panel>
    </Stack>
  );
}

/** The fields, and beside them what becomes of them. */
const SideBySide = ({ seed }: { seed: string }) => (
  <div className={styles.columns}>
    <div>
      <ArticleFields />
    </div>
    <ArticlePreview seed={seed} />
  </div>
);

interface DrawerProps {
  eventId: string;
  /** `new`, or the article that is edited. */
  id: string;
  onClose: () => void;
}

function NewArticle({ eventId, onClose }: DrawerProps) {
  const zone = useEventZone();
  const { add } = useArticleChanges(eventId);
  const [initial] = useState(() => valuesOf({}, zone));
  return (
    <FormDrawer<ArticleValues>
      open
      title={texts.addTitle}
      submitLabel={texts.addSubmit}
      initialValues={initial}
      onSubmit={(values) => add(inputOf(values, zone))}
      onClose={onClose}
      width={WIDTH}
    >
      <SideBySide seed="new" />
    </FormDrawer>
  );
}

function KnownArticle({ eventId, id, onClose }: DrawerProps) {
  const zone = useEventZone();
  const { data, error, refetch } = useEditedInsightQuery({ variables: { id }, from: 'server' });
  const { change } = useArticleChanges(eventId);
  return (
    <EditDrawer
      title={texts.editTitle}
      submitLabel={texts.saveSubmit}
      loaded={data?.insight}
      error={error}
      reload={async () => (await refetch()).data?.insight}
      valuesOf={(insight) => valuesOf(insight, zone)}
      fields={FIELDS}
      inputOf={(values, insight) => inputOf(values, zone, insight)}
      onSave={change}
      onClose={onClose}
      width={WIDTH}
    >
      <SideBySide seed={id} />
    </EditDrawer>
  );
}

/** The form of the article that `?edit=` names, or of a new one. */
export default function ArticleDrawer({ eventId }: { eventId: string }) {
  const { value, close } = useOverlay('edit');
  if (value === null) return null;
  const Drawer = value === 'new' ? NewArticle : KnownArticle;
  return <Drawer key={value} id={value} eventId={eventId} onClose={close} />;
}
