import { defineModule } from '../../core/module';
import { attendeeRemoving } from '../attendees/index';
import { BlockEntity } from './block.entity';
import { deleteBlocksOf, ownBlocks } from './block.queries';
import { BlockResolver } from './block.resolver';

export const blocksModule = defineModule({
  name: 'blocks',
  entities: [BlockEntity],
  reads: ['attendees'],
  resolvers: [BlockResolver],
  hooks: [
    attendeeRemoving.on(async (ctx, { attendeeIds }) => {
      await deleteBlocksOf(ctx, { attendeeIds });
    }),
  ],
  ownData: { profile: { blocks: ownBlocks } },
});
