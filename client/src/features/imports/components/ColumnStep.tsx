import { Button } from 'antd';
import { useState } from 'react';
import { useImportFieldsQuery } from '../../../generated/hooks';
import { ErrorState, FormError, LoadingLines, Note, Notice, SectionCard, Stack, Text } from '../../../ui';
import { useRunImport } from '../hooks/useRunImport';
import { changedColumns, mapOf, missingNames, withField } from '../lib/column-map';
import type { StepProps } from '../lib/import-steps';
import { messages } from '../messages';
import { Actions } from './Actions';
import { ColumnTable } from './ColumnTable';
import { isEncodingOpen, SourceFields } from './SourceFields';
import styles from './imports.module.css';

const texts = messages.columns;

/** Which field each column goes to, changeable by hand. */
export default function ColumnStep({ found, onChecked, onOtherFile }: StepProps) {
  const { eventId, kind, columns, totalRows } = found;
  const { data, error, refetch } = useImportFieldsQuery({ variables: { eventId, kind } });
  const { start, loading, refusal } = useRunImport(found.id);
  const [map, setMap] = useState(() => mapOf(found));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLines rows={8} />;
  const missing = missingNames(map, data.importFields);
  const leftOut = columns.flatMap(({ title }, index) => (map[index] || !title ? [] : [title]));
  const isUnread = isEncodingOpen(found);
  const problem = missing.length > 0 ? texts.missing(missing) : totalRows === 0 && texts.noRows;
  // Good rows are counted even where others are faulty.
  const check = () =>
    start({ columns: changedColumns(mapOf(found), map), dryRun: true, partial: true }, onChecked);
  return (
    <SectionCard title={texts.title}>
      <Stack gap="md" className={styles.feedback}>
        <Note size="md" className={styles.text}>
          {texts.text(totalRows ?? 0)} {texts.used(map.filter(Boolean).length, columns.length)}
          {leftOut.length > 0 && <Text strong> {texts.leftOut(leftOut)}</Text>}
        </Note>
        <SourceFields found={found} />
        <output>
          {problem && (
            <Notice kind="warning" title={texts.missingTitle}>
              {problem}
            </Notice>
          )}
        </output>
        <FormError error={refusal} />
        <ColumnTable
          columns={columns}
          fields={data.importFields}
          map={map}
          onChange={(index, field) => setMap(withField(map, index, field))}
        />
        <Actions>
          <Button onClick={onOtherFile}>{texts.otherFile}</Button>
          <Button
            type="primary"
            loading={loading}
            disabled={isUnread || Boolean(problem)}
            onClick={() => void check()}
          >
            {texts.check}
          </Button>
        </Actions>
      </Stack>
    </SectionCard>
  );
}
