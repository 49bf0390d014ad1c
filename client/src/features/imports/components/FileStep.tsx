import { DownloadOutlined, FileExcelOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { Notice } from '../../../components/Notice';
import type { ImportKind } from '../../../generated/graphql';
import { useImportFieldsQuery } from '../../../generated/hooks';
import { downloadText } from '../../../lib/download';
import { usePrepareImport, type FileSending } from '../hooks/usePrepareImport';
import { templateOf } from '../lib/template';
import { messages } from '../messages';
import styles from './FileStep.module.css';

const texts = messages.file;
const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

function Sending({ sending: { name, percent } }: { sending: FileSending }) {
  const text = percent === null || percent === 100 ? texts.reading(name) : texts.sending(name);
  return (
    <div className={styles.sending}>
      <output>{text}</output>
      <progress
        className={styles.progress}
        aria-label={text}
        max={100}
        value={percent === null || percent === 100 ? undefined : percent}
      />
    </div>
  );
}

function DropArea({
  sending,
  onFiles,
}: {
  sending: FileSending | null;
  onFiles: (files: FileList | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same by key
    <section
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
          <p className={styles.lead}>{texts.drop}</p>
          <p className={styles.or}>{texts.or}</p>
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
        className={styles.input}
        tabIndex={-1}
        aria-label={texts.choose}
        accept={ACCEPTED}
        onChange={({ target }) => {
          onFiles(target.files);
          // The same file may be chosen again, mended.
          target.value = '';
        }}
      />
    </section>
  );
}

interface FileStepProps {
  eventId: string;
  kind: ImportKind;
  onPrepared: (importId: string) => void;
}

/** The file: dropped or chosen, with what it may be said before it is sent. */
export function FileStep({ eventId, kind, onPrepared }: FileStepProps) {
  const { sending, error, take } = usePrepareImport(eventId, kind, onPrepared);
  const { data } = useImportFieldsQuery({ variables: { eventId, kind } });
  const fields = data?.importFields;
  const required = fields?.filter((field) => field.required).map(({ name }) => name);
  return (
    <div className={styles.step}>
      <DropArea sending={sending} onFiles={(files) => void take(files)} />
      <div role="alert">{error && <Notice kind="error" title={error} />}</div>
      <div className={styles.below}>
        <ul className={styles.limits}>
          {required && <li>{texts.required(required.join(', '))}</li>}
          {texts.limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{texts.kept}</li>
        </ul>
        {fields && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => {
              const { fileName, text } = templateOf(kind, fields);
              downloadText(fileName, 'text/csv', text);
            }}
          >
            {texts.template}
          </Button>
        )}
      </div>
    </div>
  );
}
