import { toAppError } from '../../../data/errors/errors';
import type { RunImportInput } from '../../../generated/graphql';
import { useRunImportMutation } from '../../../generated/hooks';

/** Starts the check of an import or the import itself, and holds why the server refused to. */
export function useRunImport(importId: string) {
  const [run, { loading, error }] = useRunImportMutation();
  const start = (input: Omit<RunImportInput, 'importId'>, onStarted?: () => void) =>
    run({ variables: { input: { importId, ...input } } }).then(onStarted, () => undefined);
  return { start, loading, refusal: error ? toAppError(error) : null };
}
