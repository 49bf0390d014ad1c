import { CheckOutlined } from '@ant-design/icons';
import { steps, type Step } from '../lib/import-steps';
import { messages } from '../messages';
import styles from './StepList.module.css';

/** Where one is on the way from a file to its import. */
export function StepList({ current }: { current: Step }) {
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={messages.steps.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden>
            {index < at ? <CheckOutlined /> : index + 1}
          </span>
          {messages.steps[step]}
        </li>
      ))}
    </ol>
  );
}
