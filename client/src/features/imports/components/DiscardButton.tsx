import { Button } from 'antd';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { useDiscardImportMutation } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { errorMessage } from '../../../lib/errors';
import { messages } from '../messages';

/** Forgets an import that was not committed, and its file. */
export function DiscardButton({ found, onDone }: { found: Import_ImportFragment; onDone: () => void }) {
  const [discard, { loading }] = useDiscardImportMutation({ refreshes: ['imports'] });
  const toasts = useToasts();
  const run = async () => {
    try {
      await discard({ variables: { input: { importId: found.id } } });
      toasts.success(messages.discarded);
      onDone();
    } catch (error) {
      toasts.error(errorMessage(error));
    }
  };
  return (
    <Button type="text" loading={loading} onClick={() => void run()}>
      {messages.discard}
    </Button>
  );
}
