import { newId } from '../../core/db/ids';
import { defineModule } from '../../core/module';
import { eventCopied } from '../events/index';
import { PodEntity } from './pod.entity';
import { insertPodCopies, podIdsOf } from './pod.queries';
import { CompanyPodsResolver, PodResolver } from './pod.resolver';
import { getPod } from './pod.service';
import { podRows } from './pod.rest';

export const podsModule = defineModule({
  name: 'pods',
  entities: [PodEntity],
  reads: ['activities', 'companies', 'meetings'],
  hooks: [
    eventCopied.on(async (ctx, { eventId, copyId }) => {
      const originalIds = (await podIdsOf(ctx, { eventId })).map(({ id }) => id);
      await insertPodCopies(ctx, { copyId, ids: originalIds.map(newId), originalIds });
    }),
  ],
  resolvers: [PodResolver, CompanyPodsResolver],
  nodes: { Pod: getPod },
  routes: [{ position: 180, rows: podRows }],
});
