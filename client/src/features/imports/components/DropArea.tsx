import { FileExcelOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { Note, Stack, Text, useAtLeast } from '../../../ui';
import type { FileSending } from '../hooks/usePrepareImport';
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

/** Takes a file that is dropped or chosen, and says how far it is sent. */
export function DropArea({ sending, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // Phones have nothing to drag.
  const canDrop = useAtLeast('md');
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
            {canDrop ? texts.drop : texts.pick}
          </Text>
          {canDrop && <Note size="md">{texts.or}</Note>}
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
