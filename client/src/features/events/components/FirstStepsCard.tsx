import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDismissed } from '../../../data/settings/useDismissed';
import { useOwnHomeQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { Note, SectionCard, Stack } from '../../../ui';
import { messages } from '../messages';
import { StepLine } from './StepLine';

/** Three first steps for a newcomer, until they are done or put away. */
export function FirstStepsCard({ eventId }: { eventId: string }) {
  const [hidden, dismiss] = useDismissed(`first-steps:${eventId}`);
  const { data } = useOwnHomeQuery({ variables: { eventId }, skip: hidden });
  if (!data || hidden) return null;
  const profile = data.event.viewerProfile;
  const hasProfile = Boolean(profile?.introduction && profile.interests.some(({ terms }) => terms.length));
  const steps = [
    ['stepProfile', hasProfile, paths.join(eventId)],
    ['stepBookmark', data.bookmarks.totalCount > 0, paths.attendees(eventId)],
    ['stepMeeting', data.meetings.totalCount > 0, paths.attendees(eventId)],
  ] as const;
  const done = steps.filter(([, isDone]) => isDone).length;
  if (done === steps.length) return null;
  const hide = (
    <Button
      type="text"
      icon={<CloseOutlined aria-hidden />}
      aria-label={messages.dismissSteps}
      title={messages.dismissSteps}
      onClick={dismiss}
    />
  );
  return (
    <SectionCard title={messages.stepsTitle} extra={hide}>
      <Stack gap="sm">
        <Note size="md">{messages.stepsDone(done, steps.length)}</Note>
        <Stack as="ul" gap="sm">
          {steps.map(([name, isDone, to]) => (
            <StepLine
              key={name}
              done={isDone}
              label={messages[name]}
              text={messages[`${name}Text`]}
              to={isDone ? undefined : to}
            />
          ))}
        </Stack>
      </Stack>
    </SectionCard>
  );
}
