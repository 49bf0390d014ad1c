export { Insight } from './article.types';
