import { accountSamples } from './accounts.samples';
import { attendeeSamples } from './attendees.samples';
import { catalogueSamples } from './catalogue.samples';
import { eventSamples } from './events.samples';
import { meetingSamples } from './meetings.samples';
import { reportSamples } from './reports.samples';
import { scheduleSamples } from './schedule.samples';
import type { Samples } from './scene';

/** At least one successful request for every path of every row. */
export const samples: Samples = {
  ...accountSamples,
  ...attendeeSamples,
  ...catalogueSamples,
  ...eventSamples,
  ...meetingSamples,
  ...reportSamples,
  ...scheduleSamples,
};
