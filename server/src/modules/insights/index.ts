export { Insight } from './insight.types';
