import { useState } from 'react';
import { errorMessage } from '../../../data/errors/errors';
import { sendFile } from '../../../data/uploads/send-file';
import {
  PrepareImportDocument,
  type ImportKind,
  type PrepareImportMutation,
} from '../../../generated/graphql';
import { fileProblem } from '../lib/file-problem';
import { messages } from '../messages';

export interface FileSending {
  name: string;
  /** Percentage sent; null while the file is looked at here. */
  percent: number | null;
}

/** Checks a file, sends it and returns the id of its import. */
export function usePrepareImport(eventId: string, kind: ImportKind, onPrepared: (importId: string) => void) {
  const [sending, setSending] = useState<FileSending | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async (file: File) => {
    const { pathname } = window.location;
    const data = await sendFile<PrepareImportMutation>(
      {
        document: PrepareImportDocument,
        variables: { input: { eventId, kind, file: null } },
        path: 'variables.input.file',
        file,
      },
      { onProgress: (percent) => setSending({ name: file.name, percent }) },
    );
    const prepared = data.prepareImport.import;
    // A person who has navigated away meanwhile stays there, and finds the import in the list.
    if (window.location.pathname === pathname) onPrepared(prepared.id);
  };

  const take = async (files: Iterable<File>) => {
    const [file, ...others] = files;
    if (!file || sending) return;
    const texts = messages.file.problems;
    if (others.length > 0) return setError(texts.one);
    setError(null);
    setSending({ name: file.name, percent: null });
    try {
      const problem = await fileProblem(file);
      if (problem) setError(texts[problem]);
      else await send(file);
    } catch (caught) {
      setError(errorMessage(caught));
    } finally {
      setSending(null);
    }
  };
  return { sending, error, take };
}
