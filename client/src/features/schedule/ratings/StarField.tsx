import { useId } from 'react';
import { Star } from '../../../components/company/Star';
import { messages } from './messages';
import styles from './StarField.module.css';

const choices = [1, 2, 3, 4, 5];

/** One to five stars, chosen as radio buttons are: with the arrow keys too. */
export function StarField({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const name = useId();
  return (
    <div className={styles.stars} role="radiogroup" aria-label={messages.title}>
      {choices.map((stars) => (
        <label key={stars} className={styles.choice}>
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
    </div>
  );
}
