import { defineModule } from '../../core/module';
import { FaqEntity } from './faq.entity';
import { FaqResolver } from './faq.resolver';
import { faqHooks } from './faq.hooks';
import { getFaq } from './faq.service';
import { faqRows } from './faq.rest';

export const faqsModule = defineModule({
  name: 'faqs',
  entities: [FaqEntity],
  hooks: faqHooks,
  resolvers: [FaqResolver],
  nodes: { Faq: getFaq },
  routes: [{ position: 190, rows: faqRows }],
});
