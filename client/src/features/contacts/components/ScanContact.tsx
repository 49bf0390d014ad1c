import { useState } from 'react';
import { toAppError } from '../../../data/errors/errors';
import { useExchangeContactsMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { Notice, Stack } from '../../../ui';
import { BadgeReader } from '../../entry';
import { messages } from '../messages';

/** Scans the badge of another person, and says what came of it. */
export default function ScanContact({ eventId }: { eventId: string }) {
  const [notice, setNotice] = useState<{ kind: 'success' | 'warning'; text: string } | null>(null);
  const [exchange] = useExchangeContactsMutation({ refreshes: ['contacts'] });
  const take = async (code: string | null) => {
    if (!code) return setNotice({ kind: 'warning', text: messages.outcomes.UNKNOWN_CODE() });
    try {
      const { data } = await exchange({ variables: { input: { eventId, code } } });
      if (!data) return;
      const { outcome, contact } = data.exchangeContacts;
      const text = messages.outcomes[outcome](contact ? fullName(contact.attendee) : '');
      setNotice({ kind: contact ? 'success' : 'warning', text });
    } catch (error) {
      setNotice({ kind: 'warning', text: toAppError(error).message });
    }
  };
  return (
    <Stack gap="sm" style={{ maxWidth: 560 }}>
      <BadgeReader act={messages.take} onCode={(code) => void take(code)} />
      <div aria-live="assertive">{notice && <Notice kind={notice.kind} title={notice.text} />}</div>
    </Stack>
  );
}
