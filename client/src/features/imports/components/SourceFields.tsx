import { Form, Select } from 'antd';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { useReadImportFileMutation } from '../../../generated/hooks';
import { toAppError } from '../../../data/errors/errors';
import { FormError, Note, Notice, Stack } from '../../../ui';
import { messages } from '../messages';

const texts = messages.columns;

/** Whether the encoding of the file is still to be chosen. */
export const isEncodingOpen = ({ source }: Import_ImportFragment): boolean =>
  source !== null && source !== undefined && source.encodings.length > 0 && !source.encoding;

/** The choices that a file requires: the encoding, each with a sample of the names, and the sheet. */
export function SourceFields({ found }: { found: Import_ImportFragment }) {
  const [read, { loading, error }] = useReadImportFileMutation();
  const { id: importId, source } = found;
  if (!source) return null;
  const { encoding, encodings, sheet, sheets } = source;
  const choose = (choice: Partial<Pick<typeof source, 'encoding' | 'sheet'>>) =>
    // Its error is shown below.
    void read({ variables: { input: { importId, ...choice } } }).catch(() => undefined);
  return (
    <Stack gap="sm">
      {isEncodingOpen(found) && (
        <Notice kind="warning" title={texts.encodingTitle}>
          {texts.encodingText}
        </Notice>
      )}
      {encodings.length > 0 && (
        <Form.Item label={texts.encoding} layout="vertical" htmlFor="import-encoding">
          <Select
            id="import-encoding"
            loading={loading}
            placeholder={texts.encodingHolder}
            value={encoding}
            options={encodings.map(({ encoding: value, words }) => ({
              value,
              label: `${words.join(', ')} (${texts.encodings[value]})`,
            }))}
            onChange={(value) => choose({ encoding: value })}
          />
        </Form.Item>
      )}
      {sheets.length === 1 && <Note size="md">{texts.oneSheet(sheets[0] ?? '')}</Note>}
      {sheets.length > 1 && (
        <Form.Item label={texts.sheet} layout="vertical" htmlFor="import-sheet">
          <Select
            id="import-sheet"
            loading={loading}
            value={sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChange={(value) => choose({ sheet: value })}
          />
        </Form.Item>
      )}
      <FormError error={error ? toAppError(error) : null} />
    </Stack>
  );
}
