import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/Stack';
import { Note, Text } from '../../../ui/Text';
import { messages } from '../messages';
import styles from './Events.module.css';

interface StepLineProps {
  done: boolean;
  /** The name of the step, as a link where it leads somewhere. */
  name: ReactNode;
  text: string;
}

/** One of several steps: whether it is done, and what it is for. */
export function StepLine({ done, name, text }: StepLineProps) {
  const Icon = done ? CheckCircleFilled : RightCircleOutlined;
  return (
    <Row as="li" gap="sm" align="start" className={styles.step} data-done={done}>
      <Icon className={styles.sign} aria-label={done ? messages.stepIsDone : messages.stepIsOpen} />
      <div>
        <Text strong>{name}</Text>
        <Note>{text}</Note>
      </div>
    </Row>
  );
}
