import { BookFilled, BookOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookmarkButton_AttendeeFragment } from '../../generated/graphql';
import { useCan } from '../../hooks/useCan';
import { fullName } from '../../lib/format';
import styles from './BookmarkButton.module.css';
import { messages } from './messages';
import { useBookmark } from './useBookmark';

interface BookmarkButtonProps {
  attendee: BookmarkButton_AttendeeFragment;
  /** Show the word beside the picture. */
  withText?: boolean;
}

/** Keeps a person for later; only the viewer sees it. */
export function BookmarkButton({ attendee, withText = false }: BookmarkButtonProps) {
  const toggle = useBookmark(attendee);
  const takesPart = useCan('takePart');
  const { bookmarked } = attendee;
  const name = fullName(attendee);
  // Staff have no profile at the event to keep bookmarks with.
  if (!takesPart || attendee.isViewer) return null;
  return (
    <Button
      className={withText ? styles.wide : styles.round}
      type={withText ? 'default' : 'text'}
      shape={withText ? undefined : 'circle'}
      icon={bookmarked ? <BookFilled className={styles.on} aria-hidden /> : <BookOutlined aria-hidden />}
      aria-pressed={bookmarked}
      aria-label={bookmarked ? messages.removeBookmark(name) : messages.addBookmark(name)}
      onClick={toggle}
    >
      {withText && (bookmarked ? messages.bookmarked : messages.bookmark)}
    </Button>
  );
}
