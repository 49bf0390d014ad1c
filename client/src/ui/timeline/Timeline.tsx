import { lazy, Suspense } from 'react';
import { Row } from '../Stack';
import { TimelineGrid } from './TimelineGrid';
import type { TimelineFrameProps, TimelineItem, TimelineProps } from './timeline-types';

// Only editors move items: everybody else does without the library.
const MovableTimeline = lazy(() => import('./MovableTimeline')) as unknown as typeof TimelineGridOnly;

function FixedFrame<T extends TimelineItem>({ className, style, children }: TimelineFrameProps<T>) {
  return (
    <Row as="li" align="stretch" className={className} style={style}>
      {children}
    </Row>
  );
}

function TimelineGridOnly<T extends TimelineItem>(props: TimelineProps<T>) {
  return <TimelineGrid {...props} Frame={FixedFrame} />;
}

/** Rows × time with a now line; items that may be moved, when `onMove` is given. */
export function Timeline<T extends TimelineItem>(props: TimelineProps<T>) {
  if (!props.onMove) return <TimelineGridOnly {...props} />;
  return (
    <Suspense fallback={<TimelineGridOnly {...props} />}>
      <MovableTimeline {...props} />
    </Suspense>
  );
}
