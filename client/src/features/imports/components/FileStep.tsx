import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { ImportKind } from '../../../generated/graphql';
import { useImportFieldsQuery } from '../../../generated/hooks';
import { LinkButton, Notice, Row, Stack, Text } from '../../../ui';
import { usePrepareImport } from '../hooks/usePrepareImport';
import { listOf } from '../lib/subjects';
import { messages } from '../messages';
import { DropArea } from './DropArea';
import { TemplateButton } from './TemplateButton';
import styles from './imports.module.css';

const texts = messages.file;
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

interface FileStepProps {
  eventId: string;
  kind: ImportKind;
  onPrepared: (importId: string) => void;
}

/** The file, dropped, chosen or pasted, with its limits and a template. */
export function FileStep({ eventId, kind, onPrepared }: FileStepProps) {
  const { sending, error, take } = usePrepareImport(eventId, kind, onPrepared);
  const { data } = useImportFieldsQuery({ variables: { eventId, kind } });
  const required = data?.importFields.filter((field) => field.required).map(({ name }) => name);
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
          <TemplateButton eventId={eventId} kind={kind}>
            {texts.template}
          </TemplateButton>
        </Row>
      </Row>
    </Stack>
  );
}
