import { accountSamples } from './accounts.samples';
import { attendeeSamples } from './attendees.samples';
import { catalogueSamples } from './catalogue.samples';
import { eventSamples } from './events.samples';
import { reportSamples } from './reports.samples';
import { wholeSample, type Samples } from './sample';
import type { Sample } from './scene';
import { scheduleSamples } from './schedule.samples';

const written: Samples = {
  ...accountSamples,
  ...attendeeSamples,
  ...catalogueSamples,
  ...eventSamples,
  ...reportSamples,
  ...scheduleSamples,
};

/** At least one successful request for every path of every row. */
export const samples: Record<string, Sample[]> = Object.fromEntries(
  Object.entries(written).map(([key, list]) => [key, list.map((sample) => wholeSample(key, sample))]),
);
