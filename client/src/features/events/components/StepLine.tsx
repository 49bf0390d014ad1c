import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Note, Row, Text } from '../../../ui';
import { messages } from '../messages';

interface StepLineProps {
  done: boolean;
  label: string;
  text: string;
  /** Where the step is taken; without it, there is nothing more to do. */
  to?: string;
  onFollow?: () => void;
}

/** One of several steps: whether it is done, and what it is for. */
export function StepLine({ done, label, text, to, onFollow }: StepLineProps) {
  return (
    <Row as="li" gap="sm" align="baseline">
      <Text
        as={done ? CheckCircleFilled : RightCircleOutlined}
        tone={done ? 'success' : 'tertiary'}
        aria-label={done ? messages.stepIsDone : messages.stepIsOpen}
      />
      <div>
        {to ? (
          <Text as={Link} to={to} onClick={onFollow} tone={done ? 'text' : undefined} strong>
            {label}
          </Text>
        ) : (
          <Text strong>{label}</Text>
        )}
        <Note>{text}</Note>
      </div>
    </Row>
  );
}
