import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { toAppError, type AppError } from '../../../../data/errors/errors';
import type { MessageReport_ReportFragment, MessageReportDecision } from '../../../../generated/graphql';
import {
  useRemoveReportedSenderMutation,
  useResolveMessageReportMutation,
} from '../../../../generated/hooks';
import { FormError, Note, RadioList, Row, Stack, Text, useToasts } from '../../../../ui';
import { messages } from '../messages';
import { RemoveSender } from './RemoveSender';

const order: MessageReportDecision[] = ['DISMISSED', 'WARNED', 'REMOVED'];

function Choice({ decision }: { decision: MessageReportDecision }) {
  const { label, text } = messages.decision.choices[decision];
  return (
    <Stack as="span">
      <span>{label}</span>
      <Note as="span" size="md">
        {text}
      </Note>
    </Stack>
  );
}

/** Chooses what becomes of a report, with a note for colleagues. */
export function DecisionForm({ report }: { report: MessageReport_ReportFragment }) {
  const texts = messages.decision;
  const [resolve] = useResolveMessageReportMutation({ refreshes: ['messageReports'] });
  const [remove] = useRemoveReportedSenderMutation();
  const toasts = useToasts();
  const noteId = useId();
  const [decision, setDecision] = useState<MessageReportDecision>('DISMISSED');
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const { id, sender } = report;
  const isGone = sender.status === 'REMOVED';
  const decide = async () => {
    // Before its decision; a colleague may have removed the sender meanwhile.
    if (decision === 'REMOVED' && !isGone) await remove({ variables: { input: { attendeeId: sender.id } } });
    await resolve({ variables: { input: { reportId: id, decision, note: note.trim() || undefined } } });
    toasts.success(texts.done[decision]);
  };
  const submit = async () => {
    if (decision === 'REMOVED' && !isGone) return setAsking(true);
    setSending(true);
    setError(null);
    try {
      await decide();
    } catch (caught) {
      setError(toAppError(caught));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap="md">
      <div>
        <FormError error={error} />
        <RadioList
          title={
            <Text as="h3" size="lg" strong>
              {texts.title}
            </Text>
          }
          options={order
            .filter((value) => !isGone || value !== 'WARNED')
            .map((value) => ({ value, label: <Choice decision={value} /> }))}
          value={decision}
          onChange={setDecision}
        />
      </div>
      <Stack gap="xxs">
        <Text as="label" strong={500} htmlFor={noteId}>
          {texts.note}
        </Text>
        <Input.TextArea
          id={noteId}
          value={note}
          maxLength={1_000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={texts.noteHint}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
      <Row justify="end">
        <Button
          type="primary"
          danger={decision === 'REMOVED'}
          loading={sending}
          disabled={sending}
          onClick={() => void submit()}
        >
          {texts.act[decision]}
        </Button>
      </Row>
      {asking && (
        <RemoveSender
          sender={sender}
          onConfirm={async () => {
            await decide();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
