import { DownloadOutlined, FileExcelOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { ImportFieldsQuery, ImportKind } from '../../../generated/graphql';
import { useImportFieldsQuery } from '../../../generated/hooks';
import { downloadText } from '../../../lib/download';
import { LinkButton, Note, Notice, Row, Stack, Text } from '../../../ui';
import { usePrepareImport, type FileSending } from '../hooks/usePrepareImport';
import { listOf } from '../lib/subjects';
import { messages } from '../messages';
import styles from './imports.module.css';

const texts = messages.file;
const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

function Sending({ sending: { name, percent } }: { sending: FileSending }) {
  const isSent = percent === null || percent === 100;
  const text = isSent ? texts.reading(name) : texts.sending(name);
  return (
    <Stack gap="xs" className={styles.sending}>
      <output>{text}</output>
      <progress aria-label={text} max={100} value={isSent ? undefined : percent} />
    </Stack>
  );
}

interface DropAreaProps {
  sending: FileSending | null;
  onFiles: (files: FileList | null) => void;
}

function DropArea({ sending, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    // The button inside does the same by key.
    <Stack
      as="section"
      align="center"
      justify="center"
      gap="xs"
      pad="lg"
      className={styles.drop}
      data-over={over}
      aria-label={texts.dropName}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        onFiles(event.dataTransfer.files);
      }}
    >
      <FileExcelOutlined className={styles.icon} aria-hidden />
      {sending ? (
        <Sending sending={sending} />
      ) : (
        <>
          <Text as="p" size="lg" strong>
            {texts.drop}
          </Text>
          <Note size="md">{texts.or}</Note>
          <Button
            type="primary"
            icon={<FolderOpenOutlined aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.choose}
        accept={ACCEPTED}
        onChange={({ target }) => {
          onFiles(target.files);
          // The same file may be chosen again, mended.
          target.value = '';
        }}
      />
    </Stack>
  );
}

/** A place for cells that were copied in a spreadsheet: they come with tabs between them, as a file would have them. */
function PasteArea({ busy, onText }: { busy: boolean; onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Stack gap="xs">
      <Text as="label" strong htmlFor={id}>
        {texts.paste}
      </Text>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 3, maxRows: 5 }}
        placeholder={texts.pasteHint}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Row justify="end">
        <Button disabled={!text.trim()} loading={busy} onClick={() => onText(text)}>
          {texts.takePasted}
        </Button>
      </Row>
    </Stack>
  );
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Gives a file with the titles of all columns alone; the byte order mark lets Excel read it as UTF-8. */
function downloadTemplate(kind: ImportKind, fields: ImportFieldsQuery['importFields']): void {
  const titles = fields.map(({ name }) => cell(name)).join(',');
  downloadText(`${kind.toLowerCase()}-template.csv`, 'text/csv', `\uFEFF${titles}\r\n`);
}

interface FileStepProps {
  eventId: string;
  kind: ImportKind;
  onPrepared: (importId: string) => void;
}

/** The file, dropped, chosen or pasted, with its limits and a template. */
export function FileStep({ eventId, kind, onPrepared }: FileStepProps) {
  const { sending, error, take } = usePrepareImport(eventId, kind, onPrepared);
  const { data } = useImportFieldsQuery({ variables: { eventId, kind } });
  const fields = data?.importFields;
  const required = fields?.filter((field) => field.required).map(({ name }) => name);
  return (
    <Stack gap="md">
      <DropArea sending={sending} onFiles={(files) => void take(files ?? [])} />
      <PasteArea
        busy={sending !== null}
        onText={(text) =>
          void take([new File([text], texts.pastedName, { type: 'text/tab-separated-values' })])
        }
      />
      <div role="alert">{error && <Notice kind="error" title={error} />}</div>
      <Row gap="md" align="start" justify="between" wrap>
        <Text as="ul" tone="secondary" className={styles.limits}>
          {required && <li>{texts.required(required.join(', '))}</li>}
          {texts.limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{texts.kept}</li>
        </Text>
        <Row gap="xs" wrap>
          <LinkButton to={listOf[kind](eventId)}>{messages.kinds[kind].byHand}</LinkButton>
          {fields && (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => downloadTemplate(kind, fields)}>
              {texts.template}
            </Button>
          )}
        </Row>
      </Row>
    </Stack>
  );
}
