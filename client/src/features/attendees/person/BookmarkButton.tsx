import { BookFilled, BookOutlined } from '@ant-design/icons';
import { useCan } from '../../../data/useCan';
import type { BookmarkButton_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { ToggleButton } from '../../../ui';
import { messages } from './messages';
import { useBookmark } from './useBookmark';

/** Keeps a person for later; only the viewer sees it. */
export function BookmarkButton({ attendee }: { attendee: BookmarkButton_AttendeeFragment }) {
  const toggle = useBookmark(attendee);
  const takesPart = useCan('takePart');
  const { bookmarked } = attendee;
  const name = fullName(attendee);
  // Staff have no profile at the event to keep bookmarks with.
  if (!takesPart || attendee.isViewer) return null;
  return (
    <ToggleButton
      isOn={bookmarked}
      icon={bookmarked ? <BookFilled aria-hidden /> : <BookOutlined aria-hidden />}
      label={bookmarked ? messages.removeBookmark(name) : messages.addBookmark(name)}
      onToggle={toggle}
    />
  );
}
