import type { EventDataset } from './dataset.types';
import { generateEvent } from './event-generator';
import type { EventOptions } from './event-options.types';

/** Attendees of the sizes that tests and benchmarks use. */
export const DATASET_SIZES = { demo: 400, '1k': 1_000, '10k': 10_000, '100k': 100_000 } as const;

export type DatasetSize = keyof typeof DATASET_SIZES;

/** An event of a named size; anything else about it may be given too. */
export function buildDataset(
  size: DatasetSize,
  options: Pick<EventOptions, 'seed' | 'now'> & Partial<EventOptions>,
): EventDataset {
  return generateEvent({ ...options, attendees: DATASET_SIZES[size] });
}
