import { defineModule } from '../../core/module';
import { EventEntity } from './event.entity';
import { InterestTermEntity, InterestGroupEntity } from './interest.entity';
import { EventEditingResolver } from './event-editing.resolver';
import { EventPictures, EventResolver, InterestGroupResolver } from './event.resolver';
import type { Services } from '../../services';

export const eventsModule = defineModule<Services>({
  name: 'events',
  entities: [EventEntity, InterestTermEntity, InterestGroupEntity],
  reads: ['activities', 'attendee_counts', 'attendee_interests', 'attendees', 'companies', 'pods'],
  resolvers: (services) => [
    new EventResolver(services.events),
    new InterestGroupResolver(),
    new EventEditingResolver(services.eventEditing, services.eventCopies),
    new EventPictures(),
  ],
});
