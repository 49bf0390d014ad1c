import { defineModule } from '../../core/module';
import { FaqEntity } from './faq.entity';
import { FaqResolver } from './faq.resolver';
import { faqHooks } from './faq.hooks';
import type { Services } from '../../services';

export const helpModule = defineModule<Services>({
  name: 'help',
  entities: [FaqEntity],
  hooks: faqHooks,
  resolvers: (services) => [new FaqResolver(services.faqs)],
});
