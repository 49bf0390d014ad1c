import { Button } from 'antd';
import { useState } from 'react';
import type { RemainingKey_KeyFragment } from '../../../generated/graphql';
import { useDeleteWebhookMutation, useRevokeApiTokenMutation } from '../../../generated/hooks';
import { Note, Row, Stack, StatusTag, Text, useToasts } from '../../../ui';
import { messages } from './messages';

const texts = messages.remainingKeys;

/** A user's remaining credentials, each with a button to revoke it. */
export default function RemainingKeys({ keys }: { keys: readonly RemainingKey_KeyFragment[] }) {
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [revokeToken] = useRevokeApiTokenMutation();
  const [deleteWebhook] = useDeleteWebhookMutation({ refreshes: ['webhooks'] });
  const toasts = useToasts();
  const end = ({ id, kind }: RemainingKey_KeyFragment) =>
    toasts.attempt(async () => {
      if (kind === 'WEBHOOK') await deleteWebhook({ variables: { input: { webhookId: id } } });
      else await revokeToken({ variables: { input: { apiTokenId: id } } });
      setEnded((before) => [...before, id]);
    });
  return (
    <Stack gap="sm">
      <Text as="p">{texts.text}</Text>
      <Stack as="ul" gap="sm">
        {keys.map((key) => (
          <Row key={key.id} as="li" gap="sm" justify="between">
            <Text as="div" grow strong>
              {key.name}
              <Note strong={400}>{texts.of(texts.kinds[key.kind], key.eventTitle)}</Note>
            </Text>
            {ended.includes(key.id) ? (
              <StatusTag tone="neutral">{texts.revoked}</StatusTag>
            ) : (
              <Button danger aria-label={texts.revokeOf(key.name)} onClick={() => void end(key)}>
                {texts.revoke}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
