import { defineModule } from '../../core/module';
import { InsightEntity } from './insight.entity';
import { InsightPictures, InsightResolver } from './insight.resolver';
import type { Services } from '../../services';

export const insightsModule = defineModule<Services>({
  name: 'insights',
  entities: [InsightEntity],
  resolvers: (services) => [new InsightResolver(services.insights), new InsightPictures()],
});
