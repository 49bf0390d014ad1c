import { useApolloClient } from '@apollo/client/react';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { toAppError, type AppError } from '../../../data/errors';
import { showFieldErrors } from '../../../data/form-errors';
import { fetchOnce } from '../../../data/freshness';
import { useEventContext } from '../../../data/useEventContext';
import { PreviewWebhookPayloadDocument, type WebhookTopic } from '../../../generated/graphql';
import { FormError, Notice, Row, Stack, Text } from '../../../ui';
import styles from '../api-access.module.css';
import { inputOfWebhook, type WebhookValues } from '../lib/webhook';
import { messages } from '../messages';

const texts = messages.webhookForm;

interface Preview {
  body: string;
  hasErrors: boolean;
}

const previewOf = (body: string): Preview => {
  const payload = JSON.parse(body) as { errors?: unknown };
  return { body: JSON.stringify(payload, null, 2), hasErrors: payload.errors !== undefined };
};

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** What the webhook in the form would send now. What is wrong with its query stands at the field. */
export function PayloadPreview() {
  const client = useApolloClient();
  const { event } = useEventContext();
  const form = Form.useFormInstance<WebhookValues>();
  const topics = Form.useWatch('topics', form) ?? [];
  const [chosen, setChosen] = useState<WebhookTopic | null>(null);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const topic = chosen && topics.includes(chosen) ? chosen : topics[0];
  const ask = async () => {
    if (!topic) return form.validateFields(['topics']).catch(() => undefined);
    const { scopes, query } = inputOfWebhook(form.getFieldsValue(true) as WebhookValues);
    setAsking(true);
    setError(null);
    setPreview(null);
    try {
      const variables = { input: { eventId: event.id, topic, scopes, query } };
      const { data } = await fetchOnce(client, PreviewWebhookPayloadDocument, variables);
      setPreview(previewOf(data!.previewWebhookPayload));
    } catch (caught) {
      setError(showFieldErrors(form, toAppError(caught)));
    } finally {
      setAsking(false);
    }
    return undefined;
  };
  return (
    <Stack gap="xs">
      <Row wrap gap="xs">
        <Button loading={asking} disabled={asking} onClick={() => void ask()}>
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
        {preview && (
          <Stack gap="xxs">
            {preview.hasErrors && <Notice kind="warning" title={texts.previewErrors} />}
            <Text size="sm" tone="secondary">
              {texts.previewText}
            </Text>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to by keyboard */}
            <pre ref={bringIntoView} className={`${styles.code} ${styles.preview}`} tabIndex={0}>
              {preview.body}
            </pre>
          </Stack>
        )}
      </output>
    </Stack>
  );
}
