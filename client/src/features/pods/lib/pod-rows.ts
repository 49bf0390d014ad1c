import { containsWords } from '../../../lib/highlight';
import type { Span } from '../../../lib/timeline-layout';
import type { Pod, PodItem } from './pod-items';

export const podOrders = ['POSITION', 'POSITION_DESC', 'NAME', 'NAME_DESC', 'USE', 'USE_DESC'] as const;
export type PodOrder = (typeof podOrders)[number];

/** A pod with its use on the chosen day. */
export interface PodRow {
  id: string;
  pod: Pod;
  meetings: number;
  blocks: number;
  /** Share of the day's slots that have a meeting, 0 to 1. */
  share: number;
}

/** The pods with what happens there on the day, in the order of the floor. */
export function rowsOf(pods: readonly Pod[], items: readonly PodItem[], slots: readonly Span[]): PodRow[] {
  const used = new Map<string, { meetings: number; blocks: number }>();
  for (const { row, kind } of items) {
    const use = used.get(row) ?? { meetings: 0, blocks: 0 };
    if (kind === 'meeting') use.meetings += 1;
    else use.blocks += 1;
    used.set(row, use);
  }
  return pods.map((pod) => {
    const { meetings, blocks } = used.get(pod.id) ?? { meetings: 0, blocks: 0 };
    const share = slots.length > 0 ? Math.min(1, meetings / slots.length) : 0;
    return { id: pod.id, pod, meetings, blocks, share };
  });
}

/** Pods in which every word is found: in the name, the place or the company. */
export const searchRows = (rows: readonly PodRow[], q: string): PodRow[] =>
  rows.filter(({ pod }) => containsWords(q, pod.name, pod.location, pod.company?.name));

const comparisons: Record<'POSITION' | 'NAME' | 'USE', (a: PodRow, b: PodRow) => number> = {
  POSITION: () => 0,
  NAME: (a, b) => a.pod.name.localeCompare(b.pod.name, undefined, { numeric: true }),
  USE: (a, b) => a.meetings - b.meetings,
};

/** The rows in an order; rows that are equal stay in the order of the floor. */
export function sortRows(rows: readonly PodRow[], order: PodOrder): PodRow[] {
  const [key, descending] = order.split('_') as ['POSITION' | 'NAME' | 'USE', string | undefined];
  if (key === 'POSITION') return descending ? [...rows].reverse() : [...rows];
  const compare = comparisons[key];
  return [...rows].sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}
