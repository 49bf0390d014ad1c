import { defineModule } from '../../core/module';
import { ArticleEntity } from './article.entity';
import { ArticlePictures, ArticleResolver } from './article.resolver';
import { getArticle } from './article.service';

export const articlesModule = defineModule({
  name: 'articles',
  entities: [ArticleEntity],
  resolvers: [ArticleResolver, ArticlePictures],
  nodes: { Insight: getArticle },
});
