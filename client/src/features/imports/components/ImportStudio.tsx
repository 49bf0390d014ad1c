import { ArrowLeftOutlined, CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import { refresh } from '../../../data/freshness/freshness';
import {
  SetupChecklistDocument,
  type Import_ImportFragment,
  type ImportKind,
} from '../../../generated/graphql';
import { useDiscardImportMutation, useImportByIdQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, ErrorState, LoadingLines, PageHeader, Row, Stack, Text, useToasts } from '../../../ui';
import {
  isUnderWay,
  stepOf,
  steps,
  type Step,
  type StepProps,
  type StudioView,
  viewOf,
} from '../lib/import-steps';
import { subjects } from '../lib/subjects';
import { messages } from '../messages';
import { FailedStep } from './FailedStep';
import { FileStep } from './FileStep';
import { RunningStep } from './RunningStep';
import styles from './imports.module.css';

// Tables and selects weigh more than the file that they wait for.
const CheckStep = lazy(() => import('./CheckStep'));
const ColumnStep = lazy(() => import('./ColumnStep'));
const ResultStep = lazy(() => import('./ResultStep'));

const views: Record<StudioView, ComponentType<StepProps>> = {
  columns: ColumnStep,
  running: RunningStep,
  check: CheckStep,
  failed: FailedStep,
  result: ResultStep,
};

/** Where one is on the way from a file to its import. */
function StepList({ current }: { current: Step }) {
  const at = steps.indexOf(current);
  return (
    <Row as="ol" wrap gap="lg" lineGap="xs" className={styles.steps} aria-label={messages.steps.label}>
      {steps.map((step, index) => (
        <Row
          as="li"
          key={step}
          gap="xs"
          className={styles.step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden>
            {index < at ? <CheckOutlined /> : index + 1}
          </span>
          {messages.steps[step]}
        </Row>
      ))}
    </Row>
  );
}

/** An import that is under way is asked for again and again. */
const POLL_MS = 700;

/** Forgets an import that was not committed, and its file. */
function DiscardButton({ found, onDone }: { found: Import_ImportFragment; onDone: () => void }) {
  const [discard, { loading }] = useDiscardImportMutation({ refreshes: ['imports'] });
  const toasts = useToasts();
  const run = () =>
    toasts.attempt(async () => {
      await discard({ variables: { input: { importId: found.id } } });
      toasts.success(messages.discarded);
      onDone();
    });
  return (
    <Button type="text" loading={loading} onClick={() => void run()}>
      {messages.discard}
    </Button>
  );
}

/** An import at the step that it has reached. */
function OneImport({ id, onOtherFile }: { id: string; onOtherFile: () => void }) {
  const { data, error, client, refetch, startPolling, stopPolling } = useImportByIdQuery({
    variables: { id },
  });
  const [params, setParams] = useSearchParams();
  const found = data?.import;
  const underWay = found !== undefined && isUnderWay(found);
  useEffect(() => {
    if (!underWay) return undefined;
    startPolling(POLL_MS);
    return () => {
      stopPolling();
      refresh(client, SetupChecklistDocument, 'bulkJobPreview');
    };
  }, [underWay, client, startPolling, stopPolling]);
  if (!found && error && hasCode(error, 'NOT_FOUND')) {
    return (
      <EmptyState
        title={messages.missing}
        text={messages.missingText}
        action={<Button onClick={onOtherFile}>{messages.columns.otherFile}</Button>}
      />
    );
  }
  if (!found && error)
    return <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />;
  if (!found) return <LoadingLines rows={6} />;
  const view = viewOf(found, params.get('step') === 'columns');
  const View = views[view];
  const goTo = (step: string | null) =>
    setParams(
      (known) => {
        known.delete('step');
        if (step) known.set('step', step);
        return known;
      },
      { replace: true },
    );
  const isOpen = view === 'columns' || view === 'check' || view === 'failed';
  return (
    <>
      <Row gap="md" lineGap="xs" justify="between" wrap>
        <StepList current={stepOf(view, found)} />
        <Row gap="md" justify="between" className={styles.file}>
          <Text tone="secondary" cut title={found.fileName}>
            {found.fileName}
          </Text>
          {isOpen && <DiscardButton found={found} onDone={onOtherFile} />}
        </Row>
      </Row>
      <Suspense fallback={<LoadingLines rows={6} />}>
        <View
          // Another encoding or sheet has other columns, and another check other results.
          key={`${id} ${view === 'check' ? found.updatedAt : view} ${found.source?.encoding} ${found.source?.sheet}`}
          found={found}
          onChecked={() => goTo(null)}
          onColumns={() => goTo('columns')}
          onOtherFile={onOtherFile}
        />
      </Suspense>
    </>
  );
}

/** The way from a file to its import; the address names the import, so that one can leave and come back. */
export default function ImportStudio({ eventId, kind }: { eventId: string; kind: ImportKind }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const importId = params.get('import');
  const start = paths.imports(eventId, subjects[kind]);
  const { title, description } = messages.kinds[kind];
  return (
    <Stack gap="md">
      <Row as={Link} gap="xs" className={styles.back} to={paths.imports(eventId)}>
        <ArrowLeftOutlined aria-hidden />
        {messages.back}
      </Row>
      <PageHeader title={title} description={description} />
      {importId ? (
        <OneImport key={importId} id={importId} onOtherFile={() => void navigate(start)} />
      ) : (
        <>
          <StepList current="file" />
          <FileStep
            eventId={eventId}
            kind={kind}
            onPrepared={(id) => void navigate(`${start}?import=${id}`, { replace: true })}
          />
        </>
      )}
    </Stack>
  );
}
