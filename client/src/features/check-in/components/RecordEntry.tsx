import { Button } from 'antd';
import { useState } from 'react';
import { Notice } from '../../../components/Notice';
import { FormError } from '../../../components/forms/FormError';
import type { CheckInOutcome } from '../../../generated/graphql';
import { useCheckInMutation } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { messages } from '../messages';
import styles from '../pages/EntryCodePage.module.css';

interface RecordEntryProps {
  eventId: string;
  code: string;
  entered: boolean;
}

/** Records that somebody goes in; for staff at the door. */
export function RecordEntry({ eventId, code, entered }: RecordEntryProps) {
  const [outcome, setOutcome] = useState<CheckInOutcome | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  // Sent again after a lost answer, it is the same entry.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const [checkIn, { loading }] = useCheckInMutation();
  const record = async () => {
    setError(null);
    try {
      const input = { eventId, code, clientId, gate: messages.gate };
      const { data } = await checkIn({ variables: { input } });
      if (data) setOutcome(data.checkIn.result.outcome);
      setClientId(crypto.randomUUID());
    } catch (caught) {
      setError(toAppError(caught));
    }
  };
  return (
    <div>
      <FormError error={error} />
      <div className={styles.outcome} aria-live="assertive">
        {outcome && (
          <Notice
            kind={outcome === 'FIRST_ENTRY' ? 'success' : 'warning'}
            title={messages.outcomes[outcome]}
          />
        )}
      </div>
      <Button
        type={outcome || entered ? 'default' : 'primary'}
        size="large"
        block
        loading={loading}
        disabled={loading}
        onClick={() => void record()}
      >
        {outcome || entered ? messages.recordAgain : messages.record}
      </Button>
    </div>
  );
}
