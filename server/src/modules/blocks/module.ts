import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { BlockEntity } from './block.entity';
import { deleteBlocksOf, ownBlocks } from './block.queries';
import { BlockResolver } from './block.resolver';

export const blocksModule = defineModule({
  name: 'blocks',
  entities: [BlockEntity],
  views: ['unreachable'],
  reads: ['attendees'],
  resolvers: [BlockResolver],
  hooks: [personErasing.on(deleteBlocksOf)],
  ownData: { profile: { blocks: ownBlocks } },
});
