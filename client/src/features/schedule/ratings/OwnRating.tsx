import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { SessionPanel_ActivityFragment } from '../../../generated/graphql';
import { useRateSessionMutation } from '../../../generated/hooks';
import { Hint, Row, Star, useToasts } from '../../../ui';
import { Section } from '../components/SessionDetails';
import styles from '../components/schedule.module.css';
import { messages } from './messages';

const MAX_COMMENT = 1_000;

/** One to five stars, chosen as radio buttons are: with the arrow keys too. */
function StarField({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={messages.title}>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={styles.star}>
          <input
            type="radio"
            name={name}
            checked={stars === value}
            aria-label={messages.stars(stars)}
            onChange={() => onChange(stars)}
          />
          <Star isOn={stars <= value} />
        </label>
      ))}
    </Row>
  );
}

/** The viewer's rating of a finished session, which they may change. */
export function OwnRating({ session }: { session: SessionPanel_ActivityFragment }) {
  const { id: activityId, viewerRating: rating } = session;
  const toasts = useToasts();
  const id = useId();
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [rate, { loading }] = useRateSessionMutation();
  const key = `rating-${activityId}`;
  const save = async () => {
    await rate({ variables: { input: { activityId, stars, comment: comment.trim() || null } } });
    toasts.success(messages.saved, key);
  };
  return (
    <Section heading={messages.title}>
      <StarField value={stars} onChange={setStars} />
      <label htmlFor={id}>{messages.comment}</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <Hint>{messages.privacy}</Hint>
      <div>
        <Button disabled={stars === 0} loading={loading} onClick={() => void toasts.attempt(save, { key })}>
          {messages.save}
        </Button>
      </div>
    </Section>
  );
}
