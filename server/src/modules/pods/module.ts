import { defineModule } from '../../core/module';
import { PodEntity } from './pod.entity';
import { PodResolver } from './pod.resolver';
import type { Services } from '../../services';

export const podsModule = defineModule<Services>({
  name: 'pods',
  entities: [PodEntity],
  reads: ['activities', 'companies', 'meetings'],
  resolvers: (services) => [new PodResolver(services.pods, services.podEditing)],
});
