import { useState } from 'react';
import { downloadText } from '../../lib/download';
import { useToasts } from './useToasts';

interface CalendarFile {
  /** Name of the file, without its ending. */
  name: string;
  /** Asks the server for the file as it is now. */
  read: () => Promise<string | undefined>;
  /** Said when that fails. */
  failed: string;
}

/** Downloads a calendar file. */
export function useCalendarFile({ name, read, failed }: CalendarFile) {
  const toasts = useToasts();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      downloadText(`${name}.ics`, 'text/calendar', (await read()) ?? '');
    } catch {
      toasts.error(failed);
    } finally {
      setLoading(false);
    }
  };
  return { download: () => void download(), loading };
}
