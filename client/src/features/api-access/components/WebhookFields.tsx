import { Checkbox, Form, Radio } from 'antd';
import { lazy, Suspense } from 'react';
import type { WebhookTopic } from '../../../generated/graphql';
import { FormSection, SkeletonBlock, Stack, TextField } from '../../../ui';
import styles from '../api-access.module.css';
import { starterQueries } from '../lib/snippets';
import { scopesAfter, topics, type WebhookValues } from '../lib/webhook';
import { messages } from '../messages';
import { PayloadPreview } from './PayloadPreview';
import { ScopeField } from './ScopeField';

const QueryEditor = lazy(() => import('./QueryEditor'));

const texts = messages.webhookForm;
const EDITOR_HEIGHT = 178;

/** Holds the place of the editor while it loads. */
const Editor = (props: Parameters<typeof QueryEditor>[0]) => (
  <Suspense fallback={<SkeletonBlock height={EDITOR_HEIGHT} />}>
    <QueryEditor {...props} />
  </Suspense>
);

const OwnPayload = () => (
  <>
    <ScopeField label={texts.scopes} missing={texts.scopesMissing} groups={['reads', 'contacts']} />
    <Form.Item<WebhookValues>
      name="query"
      label={texts.query}
      extra={texts.queryHint}
      dependencies={['topics']}
      validateTrigger="onBlur"
      rules={[
        { required: true, whitespace: true, message: texts.queryMissing },
        ({ getFieldValue }) => ({
          validator: () =>
            (getFieldValue('topics') as WebhookTopic[]).length > 1
              ? Promise.reject(new Error(texts.oneTopic))
              : Promise.resolve(),
        }),
      ]}
    >
      <Editor label={texts.query} />
    </Form.Item>
  </>
);

/** The fields of a webhook. */
export function WebhookFields() {
  const form = Form.useFormInstance<WebhookValues>();
  const chosen = Form.useWatch('topics', form) ?? [];
  const payload = Form.useWatch('payload', form);
  return (
    <>
      <TextField<WebhookValues>
        name="name"
        label={texts.name}
        maxLength={80}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
      />
      <TextField<WebhookValues>
        name="url"
        type="url"
        label={texts.url}
        extra={texts.urlHint}
        maxLength={2_000}
        rules={[{ required: true, whitespace: true, message: texts.urlMissing }]}
      />
      {/* A group of checkboxes must not be called required, so the mark is on the frame around it. */}
      <Form.Item label={texts.topics} required>
        <Form.Item<WebhookValues>
          name="topics"
          noStyle
          rules={[{ type: 'array', min: 1, message: texts.topicsMissing }]}
        >
          <Checkbox.Group<WebhookTopic>
            aria-label={texts.topics}
            // Each brings the scope that its usual payload needs.
            onChange={(next) =>
              form.setFieldValue('scopes', scopesAfter(form.getFieldValue('scopes') as never, chosen, next))
            }
          >
            <Stack gap="xxs">
              {topics.map((topic) => (
                <Checkbox key={topic} value={topic} className={styles.choice}>
                  {messages.topicTexts[topic]}
                </Checkbox>
              ))}
            </Stack>
          </Checkbox.Group>
        </Form.Item>
      </Form.Item>
      <FormSection title={texts.payload}>
        <Form.Item<WebhookValues> name="payload">
          <Radio.Group
            vertical
            aria-label={texts.payload}
            // An empty editor teaches nothing: it begins with a query that works.
            onChange={() =>
              form.getFieldValue('query') ||
              form.setFieldValue('query', starterQueries[chosen[0] ?? 'ATTENDEE_CHANGED'])
            }
          >
            {(['usual', 'own'] as const).map((value) => (
              <Radio key={value} value={value} className={styles.choice}>
                {texts.payloads[value]}
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        {payload === 'own' && <OwnPayload />}
        <PayloadPreview />
      </FormSection>
    </>
  );
}
