import { defineModule } from '../../core/module';
import { CompanyPodsResolver } from './company-pods.resolver';
import { PodEntity } from './pod.entity';
import { PodResolver } from './pod.resolver';
import { podHooks } from './pod.hooks';
import type { Services } from '../../services';

export const podsModule = defineModule<Services>({
  name: 'pods',
  entities: [PodEntity],
  reads: ['activities', 'companies', 'meetings'],
  hooks: podHooks,
  resolvers: (services) => [new PodResolver(services.pods, services.podEditing), new CompanyPodsResolver()],
});
