export { bookmarkIdsShape } from './bookmark.rest';
export { bookmarkIdsOf } from './bookmark.service';
