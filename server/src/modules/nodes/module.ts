import { defineModule } from '../../core/module';
import { NodeResolver } from './node.resolver';
import type { Services } from '../../services';

export const nodesModule = defineModule<Services>({
  name: 'nodes',
  resolvers: (services) => [new NodeResolver(services.nodes)],
});
