import { Button } from 'antd';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { FormError } from '../../../components/forms/FormError';
import { LoadingLines } from '../../../components/LoadingLines';
import { Notice } from '../../../components/Notice';
import { SectionCard } from '../../../components/SectionCard';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { useImportFieldsQuery, useRunImportMutation } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { changedColumns, mapOf, missingNames, withField } from '../lib/column-map';
import { messages } from '../messages';
import { ColumnTable } from './ColumnTable';
import styles from './Studio.module.css';

const texts = messages.columns;

interface ColumnStepProps {
  found: Import_ImportFragment;
  onChecked: () => void;
  onOtherFile: () => void;
}

/** Which field each column goes to, changeable by hand. */
export function ColumnStep({ found, onChecked, onOtherFile }: ColumnStepProps) {
  const { eventId, kind, columns, totalRows } = found;
  const { data, error, refetch } = useImportFieldsQuery({ variables: { eventId, kind } });
  const [run, { loading }] = useRunImportMutation();
  const [map, setMap] = useState(() => mapOf(found));
  const [refusal, setRefusal] = useState<AppError | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLines rows={8} />;
  const missing = missingNames(map, data.importFields);
  const problem = missing.length > 0 ? texts.missing(missing) : totalRows === 0 && texts.noRows;
  const check = async () => {
    setRefusal(null);
    try {
      const changes = changedColumns(mapOf(found), map);
      await run({
        // Good rows are counted even where others are faulty.
        variables: { input: { importId: found.id, columns: changes, dryRun: true, partial: true } },
      });
      onChecked();
    } catch (caught) {
      setRefusal(toAppError(caught));
    }
  };
  return (
    <SectionCard title={texts.title}>
      <p className={styles.text}>
        {texts.text(totalRows ?? 0)} {texts.used(map.filter(Boolean).length, columns.length)}
      </p>
      <output className={styles.said}>
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
      <div className={styles.actions}>
        <Button onClick={onOtherFile}>{texts.otherFile}</Button>
        <Button type="primary" loading={loading} disabled={Boolean(problem)} onClick={() => void check()}>
          {texts.check}
        </Button>
      </div>
    </SectionCard>
  );
}
