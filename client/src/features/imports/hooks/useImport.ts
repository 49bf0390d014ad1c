import { useEffect } from 'react';
import { useImportByIdQuery } from '../../../generated/hooks';
import { isUnderWay } from '../lib/import-steps';

const POLL_MS = 700;

/** One import, asked for again and again while it is under way. */
export function useImport(id: string) {
  const result = useImportByIdQuery({ variables: { id } });
  const found = result.data?.import;
  const underWay = found !== undefined && isUnderWay(found);
  const { startPolling, stopPolling } = result;
  useEffect(() => {
    if (underWay) startPolling(POLL_MS);
    return stopPolling;
  }, [underWay, startPolling, stopPolling]);
  return { ...result, found };
}
