import { BookFilled, BookOutlined } from '@ant-design/icons';
import { session } from '../../../data/session/session';
import { useCan } from '../../../data/session/useCan';
import type { BookmarkButton_AttendeeFragment } from '../../../generated/graphql';
import { useToggleBookmarkMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { ToggleButton, useToasts } from '../../../ui';
import { messages } from './messages';

/** Keeps a person for later; only the viewer sees it. Shown at once, and taken back with a message when the server refuses. */
export function BookmarkButton({ attendee }: { attendee: BookmarkButton_AttendeeFragment }) {
  const takesPart = useCan('takePart');
  const toasts = useToasts();
  const [mutate] = useToggleBookmarkMutation();
  const { id, bookmarked } = attendee;
  const name = fullName(attendee);
  // Staff have no profile at the event to keep bookmarks with.
  if (!takesPart || attendee.isViewer) return null;
  const toggle = () => {
    const before = session.getState().auth.bookmarks;
    const bookmarks = bookmarked ? before.filter((known) => known !== id) : [...before, id];
    const changed = { ...attendee, bookmarked: !bookmarked };
    void toasts.attempt(async () => {
      const { data } = await mutate({
        variables: { input: { attendeeId: id, bookmarked: !bookmarked } },
        optimisticResponse: { setBookmark: { attendee: changed, bookmarks } },
      });
      if (data) session.setBookmarks(data.setBookmark.bookmarks);
    });
  };
  return (
    <ToggleButton
      isOn={bookmarked}
      icon={bookmarked ? <BookFilled aria-hidden /> : <BookOutlined aria-hidden />}
      label={bookmarked ? messages.removeBookmark(name) : messages.addBookmark(name)}
      onToggle={toggle}
    />
  );
}
