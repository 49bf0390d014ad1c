import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { attendeePreloads } from '../attendees/index';
import { BookmarkEntity } from './bookmark.entity';
import { bookmarkedColumn, deleteBookmarksOf, ownBookmarks } from './bookmark.queries';
import { BookmarkResolver } from './bookmark.resolver';
import { bookmarkRows } from './bookmark.rest';

export const bookmarksModule = defineModule({
  name: 'bookmarks',
  entities: [BookmarkEntity],
  reads: ['attendees'],
  resolvers: [BookmarkResolver],
  hooks: [personErasing.on(deleteBookmarksOf)],
  preloads: [
    attendeePreloads.extend({
      bookmarked: (me) => ({ columns: { 'preloaded.bookmarked': bookmarkedColumn(me) } }),
    }),
  ],
  routes: [{ position: 61, rows: bookmarkRows }],
  ownData: { profile: { bookmarks: ownBookmarks } },
});
