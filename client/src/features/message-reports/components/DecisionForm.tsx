import { Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { FormError } from '../../../components/forms/FormError';
import type { MessageReport_ReportFragment, MessageReportDecision } from '../../../generated/graphql';
import { toAppError, type AppError } from '../../../lib/errors';
import { fullName } from '../../../lib/format';
import { useDecision } from '../hooks/useDecision';
import { messages } from '../messages';
import styles from './MessageReports.module.css';
import { RemoveSender } from './RemoveSender';

const order: MessageReportDecision[] = ['DISMISSED', 'WARNED', 'REMOVED'];

/** Chooses what becomes of a report, with a note for colleagues. */
export function DecisionForm({ report }: { report: MessageReport_ReportFragment }) {
  const texts = messages.decision;
  const decide = useDecision(report);
  const id = useId();
  const [decision, setDecision] = useState<MessageReportDecision>('DISMISSED');
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const isGone = report.sender.status === 'REMOVED';
  const submit = async () => {
    if (decision === 'REMOVED' && !isGone) return setAsking(true);
    setSending(true);
    setError(null);
    try {
      await decide(decision, note.trim());
    } catch (caught) {
      setError(toAppError(caught));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <FormError error={error} />
      <h3 className={styles.section} id={`${id}-title`}>
        {texts.title}
      </h3>
      <Radio.Group
        className={styles.choices}
        value={decision}
        aria-labelledby={`${id}-title`}
        onChange={({ target }) => setDecision(target.value as MessageReportDecision)}
        options={order
          .filter((value) => !isGone || value !== 'WARNED')
          .map((value) => ({
            value,
            label: (
              <>
                {texts.choices[value].label}
                <span className={styles.choice}>{texts.choices[value].text}</span>
              </>
            ),
          }))}
      />
      <div className={styles.note}>
        <label htmlFor={`${id}-note`}>{texts.note}</label>
        <Input.TextArea
          id={`${id}-note`}
          value={note}
          maxLength={1_000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={texts.noteHint}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.footer}>
        <Button
          type="primary"
          danger={decision === 'REMOVED'}
          loading={sending}
          disabled={sending}
          onClick={() => void submit()}
        >
          {texts.act[decision]}
        </Button>
      </div>
      {asking && (
        <RemoveSender
          attendeeId={report.sender.id}
          name={fullName(report.sender)}
          onConfirm={async () => {
            await decide('REMOVED', note.trim());
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
