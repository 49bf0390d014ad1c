import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { OwnRating_SessionRatingFragment } from '../../../generated/graphql';
import { useRateSessionMutation } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { errorMessage } from '../../../lib/errors';
import { messages } from './messages';
import styles from './Rating.module.css';
import { StarField } from './StarField';

const MAX_COMMENT = 1_000;

interface OwnRatingProps {
  activityId: string;
  rating: OwnRating_SessionRatingFragment | null | undefined;
}

/** What the viewer thinks of a session that is over; it may be changed. */
export function OwnRating({ activityId, rating }: OwnRatingProps) {
  const toasts = useToasts();
  const id = useId();
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [rate, { loading }] = useRateSessionMutation();
  const save = () =>
    rate({ variables: { input: { activityId, stars, comment: comment.trim() || null } } }).then(
      () => toasts.success(messages.saved, `rating-${activityId}`),
      (error: unknown) => toasts.error(errorMessage(error), `rating-${activityId}`),
    );
  return (
    <section className={styles.rating}>
      <h3 className={styles.heading}>{messages.title}</h3>
      <StarField value={stars} onChange={setStars} />
      <label htmlFor={id}>{messages.comment}</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p className={styles.hint}>{messages.privacy}</p>
      <div>
        <Button disabled={stars === 0} loading={loading} onClick={() => void save()}>
          {messages.save}
        </Button>
      </div>
    </section>
  );
}
