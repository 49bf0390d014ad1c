import { useApolloClient } from '@apollo/client/react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { queryFresh } from '../../../data/freshness/freshness';
import { ImportFieldsDocument, type ImportFieldsQuery, type ImportKind } from '../../../generated/graphql';
import { downloadText } from '../../../lib/download';
import { useToasts } from '../../../ui';

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Gives a file with the titles of all columns alone; the byte order mark lets Excel read it as UTF-8. */
function downloadTemplate(kind: ImportKind, fields: ImportFieldsQuery['importFields']): void {
  const titles = fields.map(({ name }) => cell(name)).join(',');
  downloadText(`${kind.toLowerCase()}-template.csv`, 'text/csv', `\uFEFF${titles}\r\n`);
}

interface TemplateButtonProps {
  eventId: string;
  kind: ImportKind;
  children: ReactNode;
}

/** Downloads a file with the columns that an import of a kind knows at this event. */
export function TemplateButton({ eventId, kind, children }: TemplateButtonProps) {
  const client = useApolloClient();
  const toasts = useToasts();
  const download = () =>
    toasts.attempt(async () => {
      const { data } = await queryFresh(client, ImportFieldsDocument, { eventId, kind });
      if (data) downloadTemplate(kind, data.importFields);
    });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
      {children}
    </Button>
  );
}
