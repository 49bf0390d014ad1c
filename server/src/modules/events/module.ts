import { defineModule } from '../../core/module';
import { EventEntity } from './event.entity';
import { InterestTermEntity, InterestGroupEntity } from './interest.entity';
import { EventPictures, EventResolver, InterestGroupResolver } from './event.resolver';
import { getEvent } from './event.service';
import { eventRows } from './event.rest';
import { eventEditingRows } from './event-editing.rest';

export const eventsModule = defineModule({
  name: 'events',
  entities: [EventEntity, InterestTermEntity, InterestGroupEntity],
  reads: ['activities', 'attendee_counts', 'attendee_interests', 'attendees', 'companies', 'pods', 'users'],
  resolvers: [EventResolver, InterestGroupResolver, EventPictures],
  nodes: { Event: getEvent },
  routes: [
    { position: 70, rows: eventRows },
    { position: 80, rows: eventEditingRows },
  ],
});
