import { defineModule } from '../../core/module';
import { InsightEntity } from './insight.entity';
import { InsightPictures, InsightResolver } from './insight.resolver';
import { getInsight } from './insight.service';

export const insightsModule = defineModule({
  name: 'insights',
  entities: [InsightEntity],
  resolvers: [InsightResolver, InsightPictures],
  nodes: { Insight: getInsight },
});
