import { useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import { hasCode } from '../../../../data/errors/errors';
import { useTimetableQuery } from '../../../../generated/hooks';
import { listParams } from '../../../../lib/list-params';
import {
  ConsolePage,
  EmptyState,
  ErrorPage,
  LoadingLines,
  Pending,
  Segmented,
  usePageTitle,
} from '../../../../ui';
import { RunHead } from '../components/RunHead';
import { useLiveTimetables } from '../hooks/useLiveTimetables';
import { views } from '../lib/draft-params';
import { isComputing } from '../lib/runs';
import { messages } from '../messages';

const contents = {
  board: lazy(() => import('../components/DraftBoard')),
  list: lazy(() => import('../components/DraftList')),
  below: lazy(() => import('../components/BelowTarget')),
  help: lazy(() => import('../components/WhatWouldHelp')),
};
const viewParam = { ...listParams.view(views, 'board'), shallow: false };

/** One timetable: what it achieves, the ways to look at it, and its publication. */
export default function TimetablePage() {
  const { runId = '' } = useParams();
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const { data, error, refetch } = useTimetableQuery({ variables: { id: runId } });
  useLiveTimetables();
  const [view, setView] = useQueryState('view', viewParam);
  const run = data?.scheduleRun;
  if (hasCode(error, 'NOT_FOUND') && !run) return <ErrorPage status={404} embedded />;
  if (!run) return <Pending error={error} refetch={refetch} title={messages.draft.loadFailed} rows={10} />;
  const Content = contents[view];
  const { notYet } = messages;
  return (
    <ConsolePage>
      <RunHead run={run} refetch={refetch} />
      {run.measures ? (
        <>
          <Segmented
            label={messages.views.label}
            value={view}
            options={views.map((value) => ({ value, label: messages.views[value] }))}
            onChange={(next) => void setView(next)}
          />
          <Suspense fallback={<LoadingLines rows={10} />}>
            <Content run={run} />
          </Suspense>
        </>
      ) : (
        <EmptyState
          title={notYet.title}
          text={
            isComputing(run)
              ? notYet.computing
              : run.status === 'CANCELLED'
                ? notYet.CANCELLED
                : notYet.FAILED
          }
        />
      )}
    </ConsolePage>
  );
}
