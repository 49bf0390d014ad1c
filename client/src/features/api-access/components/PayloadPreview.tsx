import { useApolloClient } from '@apollo/client/react';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { fetchOnce } from '../../../data/freshness/freshness';
import { useEventContext } from '../../../data/event/useEventContext';
import { PreviewWebhookPayloadDocument, type WebhookTopic } from '../../../generated/graphql';
import { FormError, Notice, Row, Stack, Text, useFormSubmit } from '../../../ui';
import styles from '../api-access.module.css';
import { inputOfWebhook, type WebhookValues } from '../lib/webhook';
import { messages } from '../messages';

const texts = messages.webhookForm;

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** What the webhook in the form would send now. What is wrong with its query stands at the field. */
export function PayloadPreview() {
  const client = useApolloClient();
  const { event } = useEventContext();
  const form = Form.useFormInstance<WebhookValues>();
  const topics = Form.useWatch('topics', form) ?? [];
  const [chosen, setChosen] = useState<WebhookTopic | null>(null);
  const [payload, setPayload] = useState<{ errors?: unknown } | null>(null);
  const topic = chosen && topics.includes(chosen) ? chosen : topics[0];
  const { sending, error, submit } = useFormSubmit<WebhookValues>(form, async (values) => {
    if (!topic) return form.validateFields(['topics']).catch(() => undefined);
    setPayload(null);
    const { scopes, query } = inputOfWebhook(values);
    const variables = { input: { eventId: event.id, topic, scopes, query } };
    const { data } = await fetchOnce(client, PreviewWebhookPayloadDocument, variables);
    return setPayload(JSON.parse(data!.previewWebhookPayload) as { errors?: unknown });
  });
  return (
    <Stack gap="xs">
      <Row wrap gap="xs">
        <Button
          loading={sending}
          disabled={sending}
          onClick={() => void submit(form.getFieldsValue(true) as WebhookValues)}
        >
          {texts.preview}
        </Button>
        {topics.length > 1 && (
          <Select<WebhookTopic>
            aria-label={texts.previewOf}
            value={topic}
            onChange={setChosen}
            options={topics.map((value) => ({ value, label: messages.topics[value] }))}
            popupMatchSelectWidth={false}
          />
        )}
      </Row>
      <FormError error={error} />
      <output>
        {payload && (
          <Stack gap="xxs">
            {payload.errors !== undefined && <Notice kind="warning" title={texts.previewErrors} />}
            <Text size="sm" tone="secondary">
              {texts.previewText}
            </Text>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to by keyboard */}
            <pre ref={bringIntoView} className={`${styles.code} ${styles.preview}`} tabIndex={0}>
              {JSON.stringify(payload, null, 2)}
            </pre>
          </Stack>
        )}
      </output>
    </Stack>
  );
}
