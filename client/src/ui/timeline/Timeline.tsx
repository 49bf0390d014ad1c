import { lazy, Suspense } from 'react';
import { Row } from '../Stack';
import { TimelineGrid } from './TimelineGrid';
import type { TimelineItem, TimelineProps } from './timeline-types';

// Only editors move items, so that others do not load the library.
const MovableTimeline = lazy(() => import('./MovableTimeline')) as unknown as typeof FixedTimeline;

const FixedTimeline = <T extends TimelineItem>(props: TimelineProps<T>) => (
  <TimelineGrid
    {...props}
    renderFrame={({ className, style, children }) => (
      <Row as="li" align="stretch" className={className} style={style}>
        {children}
      </Row>
    )}
  />
);

/** Rows × time with a now line; items that may be moved, when `onMove` is given. */
export function Timeline<T extends TimelineItem>(props: TimelineProps<T>) {
  const fixed = <FixedTimeline {...props} />;
  if (!props.onMove) return fixed;
  return (
    <Suspense fallback={fixed}>
      <MovableTimeline {...props} />
    </Suspense>
  );
}
