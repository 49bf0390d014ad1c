import { defineModule } from '../../core/module';
import { NodeResolver } from './node.resolver';

export const nodesModule = defineModule({ name: 'nodes', resolvers: [NodeResolver] });
