import { defineModule } from '../../core/module';
import { ArticleEntity } from './article.entity';
import { InsightPictures, InsightResolver } from './article.resolver';
import { getArticle } from './article.service';

export const articlesModule = defineModule({
  name: 'articles',
  entities: [ArticleEntity],
  resolvers: [InsightResolver, InsightPictures],
  nodes: { Insight: getArticle },
});
