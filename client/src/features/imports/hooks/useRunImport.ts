import { useState } from 'react';
import { toAppError, type AppError } from '../../../data/errors';
import type { RunImportInput } from '../../../generated/graphql';
import { useRunImportMutation } from '../../../generated/hooks';

/** Starts the check of an import or the import itself, and holds why the server refused to. */
export function useRunImport(importId: string) {
  const [run, { loading }] = useRunImportMutation();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const start = async (input: Omit<RunImportInput, 'importId'>, onStarted?: () => void) => {
    setRefusal(null);
    try {
      await run({ variables: { input: { importId, ...input } } });
      onStarted?.();
    } catch (caught) {
      setRefusal(toAppError(caught));
    }
  };
  return { start, loading, refusal };
}
