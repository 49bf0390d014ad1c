import {
  ApartmentOutlined,
  BgColorsOutlined,
  CheckCircleFilled,
  DownOutlined,
  FormOutlined,
  RightCircleOutlined,
  SafetyOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { paths, type SetupSection } from '../../../../../lib/paths';
import { NavList, Popup, Row, Text } from '../../../../../ui';
import { IN_SETUP, type SetupStep } from '../lib/checklist';
import { messages } from '../messages';
import styles from './Setup.module.css';

const texts = messages.checklist;

/** The sections that no event needs; with their icons, as they are never ticked. */
const optional = {
  fields: <FormOutlined />,
  matching: <TeamOutlined />,
  groups: <ApartmentOutlined />,
  appearance: <BgColorsOutlined />,
  kept: <SafetyOutlined />,
};

interface StepListProps {
  eventId: string;
  steps: readonly SetupStep[];
  /** The step or section that is open. */
  current: SetupStep['name'] | SetupSection | undefined;
}

/** All steps of the setup, each with its state, and what can be set besides. */
export const StepList = ({ eventId, steps, current }: StepListProps) => (
  <NavList
    title={messages.title}
    entries={[
      ...steps.map(({ name, label, done, note, to }) => ({
        label,
        icon: (
          <Text as={done ? CheckCircleFilled : RightCircleOutlined} tone={done ? 'success' : 'tertiary'} />
        ),
        note,
        to,
        state: IN_SETUP,
        current: name === current,
      })),
      ...(Object.keys(optional) as (keyof typeof optional)[]).map((name) => ({
        label: messages.sections[name],
        icon: optional[name],
        note: texts.isOptional,
        to: paths.setup(eventId, name),
        current: name === current,
      })),
    ]}
  />
);

/** The same in a menu, whose button says where one is. */
export function StepMenu({ eventId, steps, current }: StepListProps) {
  const place = steps.findIndex(({ name }) => name === current);
  const doneCount = steps.filter(({ done }) => done).length;
  const here = () => {
    const step = steps[place];
    if (step) return texts.stepOf(place + 1, steps.length, step.label);
    return current === undefined
      ? texts.progress(doneCount, steps.length)
      : texts.optional(messages.sections[current as SetupSection]);
  };
  return (
    <Popup
      // The next section begins with the menu closed.
      key={current}
      kind="dialog"
      label={texts.chooseStep}
      buttonClass={styles.steps}
      button={
        <Row as="span" gap="xs">
          <Text strong>{here()}</Text>
          <DownOutlined aria-hidden />
        </Row>
      }
    >
      <div className={styles.menu}>
        <StepList eventId={eventId} steps={steps} current={current} />
      </div>
    </Popup>
  );
}
