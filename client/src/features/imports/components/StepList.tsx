import { CheckOutlined } from '@ant-design/icons';
import { Row } from '../../../ui/Stack';
import { steps, type Step } from '../lib/import-steps';
import { messages } from '../messages';
import styles from './imports.module.css';

/** Where one is on the way from a file to its import. */
export function StepList({ current }: { current: Step }) {
  const at = steps.indexOf(current);
  return (
    <Row as="ol" wrap className={styles.steps} aria-label={messages.steps.label}>
      {steps.map((step, index) => (
        <Row
          as="li"
          key={step}
          gap="xs"
          className={styles.step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden>
            {index < at ? <CheckOutlined /> : index + 1}
          </span>
          {messages.steps[step]}
        </Row>
      ))}
    </Row>
  );
}
