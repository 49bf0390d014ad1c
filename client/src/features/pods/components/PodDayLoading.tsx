import { Skeleton } from '../../../components/Skeleton';

/** Rows of pods that are still loading. */
export function PodDayLoading() {
  return (
    <div aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} rows={1} />
      ))}
    </div>
  );
}
