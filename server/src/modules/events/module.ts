import { defineModule } from '../../core/module';
import { EventEntity } from './event.entity';
import { InterestTermEntity, InterestGroupEntity } from './interest.entity';
import { EventEditingResolver } from './event-editing.resolver';
import { EventPictures, EventResolver, InterestGroupResolver } from './event.resolver';
import { getEvent } from './event.service';

export const eventsModule = defineModule({
  name: 'events',
  entities: [EventEntity, InterestTermEntity, InterestGroupEntity],
  reads: ['activities', 'attendee_counts', 'attendee_interests', 'attendees', 'companies', 'pods'],
  resolvers: [EventResolver, InterestGroupResolver, EventEditingResolver, EventPictures],
  nodes: { Event: getEvent },
});
