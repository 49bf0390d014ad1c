import { defineModule } from '../../core/module';
import { InsightEntity } from './article.entity';
import { InsightPictures, InsightResolver } from './article.resolver';
import { getInsight } from './article.service';

export const articlesModule = defineModule({
  name: 'articles',
  entities: [InsightEntity],
  resolvers: [InsightResolver, InsightPictures],
  nodes: { Insight: getInsight },
});
