import { session } from '../../../data/session';
import type { BookmarkButton_AttendeeFragment } from '../../../generated/graphql';
import { useToggleBookmarkMutation } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { messages } from './messages';

/** Turns a bookmark on or off: at once on the screen, back again with a word when the server says no. */
export function useBookmark(attendee: BookmarkButton_AttendeeFragment): () => void {
  const toasts = useToasts();
  const [mutate] = useToggleBookmarkMutation();
  return () => {
    const bookmarked = !attendee.bookmarked;
    const before = session.getState().auth.bookmarks;
    const bookmarks = bookmarked ? [...before, attendee.id] : before.filter((id) => id !== attendee.id);
    mutate({
      variables: { input: { attendeeId: attendee.id, bookmarked } },
      optimisticResponse: { setBookmark: { attendee: { ...attendee, bookmarked }, bookmarks } },
    })
      .then(({ data }) => data && session.setBookmarks(data.setBookmark.bookmarks))
      .catch(() => toasts.error(messages.bookmarkFailed));
  };
}
