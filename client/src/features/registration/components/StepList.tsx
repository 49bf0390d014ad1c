import { messages } from '../messages';
import styles from './ProfileForm.module.css';

interface StepListProps {
  current: number;
  onChoose: (step: number) => void;
}

/** The steps, to see where one is and to go there. */
export function StepList({ current, onChoose }: StepListProps) {
  return (
    <nav aria-label={messages.stepsLabel}>
      <ol className={styles.steps}>
        {messages.steps.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current}
              onClick={() => onChoose(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
