import type { Node } from '../../core/graphql/node';
import { Attendee } from '../attendees/attendee.types';
import { Company } from '../companies/company.types';
import { Event } from '../events/event.types';
import { Faq } from '../help/faq.types';
import { Insight } from '../insights/insight.types';
import { Meeting } from '../meetings/meeting.types';
import { Pod } from '../pods/pod.types';
import { Activity } from '../schedule/activity.types';

/** Types that can be looked up by `node`. A result is an object of its class: that is how its type is known. */
export const nodeClasses = {
  Event,
  Attendee,
  Company,
  Pod,
  Activity,
  Meeting,
  Faq,
  Insight,
} satisfies Record<string, new () => Node>;

export type NodeType = keyof typeof nodeClasses;
