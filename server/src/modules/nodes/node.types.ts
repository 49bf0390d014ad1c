import type { Node } from '../../core/graphql/node';
import { Attendee } from '../attendees/index';
import { Company } from '../companies/index';
import { Event } from '../events/index';
import { Faq } from '../faqs/index';
import { Insight } from '../articles/index';
import { Lead } from '../leads/index';
import { Meeting } from '../meetings/index';
import { Pod } from '../pods/index';
import { Activity } from '../schedule/index';

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
  Lead,
} satisfies Record<string, new () => Node>;

export type NodeType = keyof typeof nodeClasses;
