import { CheckCircleFilled, CloseOutlined, RightCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/SectionCard';
import { paths } from '../../../lib/paths';
import { useFirstSteps, type StepName } from '../hooks/useFirstSteps';
import { messages } from '../messages';
import styles from './FirstStepsCard.module.css';

const wordsOf = (name: StepName): { label: string; text: string } =>
  ({
    profile: { label: messages.stepProfile, text: messages.stepProfileText },
    bookmark: { label: messages.stepBookmark, text: messages.stepBookmarkText },
    meeting: { label: messages.stepMeeting, text: messages.stepMeetingText },
  })[name];

function Step({ name, done, to }: { name: StepName; done: boolean; to: string }) {
  const { label, text } = wordsOf(name);
  const Icon = done ? CheckCircleFilled : RightCircleOutlined;
  return (
    <li className={styles.step} data-done={done}>
      <Icon className={styles.icon} aria-label={done ? messages.stepIsDone : messages.stepIsOpen} />
      <div>
        {done ? <strong>{label}</strong> : <Link to={to}>{label}</Link>}
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}

/** Three first steps for a newcomer, until they are done or put away. */
export function FirstStepsCard({ eventId }: { eventId: string }) {
  const first = useFirstSteps(eventId);
  if (!first) return null;
  const done = first.steps.filter((step) => step.done).length;
  const hide = (
    <Button
      type="text"
      icon={<CloseOutlined aria-hidden />}
      aria-label={messages.dismissSteps}
      title={messages.dismissSteps}
      onClick={first.dismiss}
    />
  );
  return (
    <SectionCard title={messages.stepsTitle} extra={hide}>
      <p className={styles.progress}>{messages.stepsDone(done, first.steps.length)}</p>
      <ul className={styles.list}>
        {first.steps.map((step) => (
          <Step
            key={step.name}
            {...step}
            to={step.name === 'profile' ? paths.join(eventId) : paths.attendees(eventId)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
