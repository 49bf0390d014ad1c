import { newId } from '../../core/db/ids';
import { defineModule } from '../../core/module';
import { eventCopied } from '../events/index';
import { FaqEntity } from './faq.entity';
import { FaqResolver } from './faq.resolver';
import { faqIdsInOrder, insertFaqCopies } from './faq.queries';
import { getFaq } from './faq.service';
import { faqRows } from './faq.rest';

export const faqsModule = defineModule({
  name: 'faqs',
  entities: [FaqEntity],
  hooks: [
    // The questions of an event go with its copy.
    eventCopied.on(async (ctx, { eventId, copyId }) => {
      const originalIds = (await faqIdsInOrder(ctx, { eventId })).map(({ id }) => id);
      await insertFaqCopies(ctx, { copyId, ids: originalIds.map(newId), originalIds });
    }),
  ],
  resolvers: [FaqResolver],
  nodes: { Faq: getFaq },
  routes: [{ position: 190, rows: faqRows }],
});
