import { defineModule } from '../../core/module';
import { CompanyPodsResolver } from './company-pods.resolver';
import { PodEntity } from './pod.entity';
import { PodResolver } from './pod.resolver';
import { podHooks } from './pod.hooks';
import { getPod } from './pod.service';
import { podRows } from './pod.rest';

export const podsModule = defineModule({
  name: 'pods',
  entities: [PodEntity],
  reads: ['activities', 'companies', 'meetings'],
  hooks: podHooks,
  resolvers: [PodResolver, CompanyPodsResolver],
  nodes: { Pod: getPod },
  routes: [{ position: 180, rows: podRows }],
});
