import { defineModule } from '../../core/module';
import { FaqEntity } from './faq.entity';
import { FaqResolver } from './faq.resolver';
import { faqHooks } from './faq.hooks';
import { getFaq } from './faq.service';

export const helpModule = defineModule({
  name: 'help',
  entities: [FaqEntity],
  hooks: faqHooks,
  resolvers: [FaqResolver],
  nodes: { Faq: getFaq },
});
