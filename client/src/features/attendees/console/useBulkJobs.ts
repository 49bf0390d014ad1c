import { useEffect, useRef } from 'react';
import { refresh } from '../../../data/freshness/freshness';
import type { BulkJobLine_JobFragment } from '../../../generated/graphql';
import { useBulkJobsQuery } from '../../../generated/hooks';

const POLL_MS = 1_000;

export const isUnderWay = ({ status }: Pick<BulkJobLine_JobFragment, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

/** Changes with every job that ends or is undone. */
const endedOf = (jobs: readonly BulkJobLine_JobFragment[]): string =>
  jobs
    .filter((job) => !isUnderWay(job))
    .map(({ id, status }) => `${id} ${status}`)
    .join();

/** The latest bulk jobs of an event, polled while one runs; the lists are read again when one has ended. */
export function useBulkJobs(eventId: string) {
  const { data, client, refetch, startPolling, stopPolling } = useBulkJobsQuery({ variables: { eventId } });
  const jobs = data?.bulkJobs.nodes ?? [];
  const running = jobs.some(isUnderWay);
  useEffect(() => {
    if (running) startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  // Not when polling stops: a short job has ended before it is first seen.
  const ended = data && endedOf(data.bulkJobs.nodes);
  const knownEnded = useRef(ended);
  useEffect(() => {
    if (knownEnded.current !== undefined && knownEnded.current !== ended)
      refresh(client, 'attendees', 'bulkJobPreview');
    knownEnded.current = ended;
  }, [client, ended]);
  return { jobs, reload: refetch };
}
