import { CheckCircleFilled, DownOutlined, RightCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { paths, type SetupSection } from '../../../../../lib/paths';
import {
  NavList,
  Note,
  Pending,
  Popup,
  Row,
  Stack,
  Text,
  useAtLeast,
  useOverlay,
  type NavEntry,
} from '../../../../../ui';
import { checklistOf, PUBLISH } from '../lib/checklist';
import { messages } from '../messages';
import styles from './Setup.module.css';

const StatusDialog = lazy(() => import('./StatusDialog'));
const texts = messages.checklist;

interface SetupRailProps {
  eventId: string;
  /** The section that is open. */
  current: SetupSection;
  /** What no event needs; with their icons, as they are never ticked. */
  optional: Partial<Record<SetupSection, ReactNode>>;
}

/** The path through the setup: its sections and the steps on other pages, each with its state, and publishing at the end. For managers. */
export function SetupRail({ eventId, current, optional }: SetupRailProps) {
  const { data, error, refetch } = useSetupChecklistQuery({ variables: { eventId } });
  const asking = useOverlay(PUBLISH);
  const wide = useAtLeast('xl');
  if (!data) return <Pending error={error} refetch={refetch} rows={wide ? 9 : 1} />;
  const steps = checklistOf(eventId, data);
  const place = steps.findIndex(({ name }) => name === current) + 1;
  const doneCount = steps.filter(({ done }) => done).length;
  const entries: NavEntry[] = [
    ...steps.map(({ name, label, done, note, to }) => ({
      label,
      icon: <Text as={done ? CheckCircleFilled : RightCircleOutlined} tone={done ? 'success' : 'tertiary'} />,
      note,
      to,
      current: name === current,
    })),
    ...(Object.entries(optional) as [SetupSection, ReactNode][]).map(([name, icon]) => ({
      label: messages.sections[name],
      icon,
      note: texts.isOptional,
      to: paths.setup(eventId, name),
      current: name === current,
    })),
  ];
  const isReady = doneCount === steps.length;
  const count = isReady ? texts.ready : texts.done(doneCount, steps.length);
  // On phones the status above publishes too: the button comes when it is next.
  const publish = data.event.status === 'DRAFT' && (wide || isReady) && (
    <Button type={isReady ? 'primary' : 'default'} onClick={() => asking.open('1')}>
      {messages.publish.act}
    </Button>
  );
  const label = messages.sections[current];
  return (
    <Stack gap="xs">
      {wide ? (
        <>
          <Note>{count}</Note>
          {publish}
          <NavList title={messages.title} entries={entries} />
        </>
      ) : (
        <Row wrap gap="xs" justify="between">
          <Popup
            // The next section begins with the menu closed.
            key={current}
            kind="dialog"
            label={texts.chooseStep}
            buttonClass={styles.steps}
            button={
              <Row as="span" gap="xs">
                <Text strong>
                  {place > 0 ? texts.stepOf(place, steps.length, label) : texts.optional(label)}
                </Text>
                <DownOutlined aria-hidden />
              </Row>
            }
          >
            <div className={styles.menu}>
              <NavList title={messages.title} entries={entries} />
            </div>
          </Popup>
          <Row gap="xs">
            <Note>{count}</Note>
            {publish}
          </Row>
        </Row>
      )}
      {asking.value && data.event.status === 'DRAFT' && (
        <Suspense>
          <StatusDialog event={data.event} act="publish" onClose={asking.close} />
        </Suspense>
      )}
    </Stack>
  );
}
