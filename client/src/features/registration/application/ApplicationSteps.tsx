import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  FlagOutlined,
  GiftOutlined,
  MinusOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { Note, Stack, Text } from '../../../ui';
import { goesOn, type ApplicantStage } from '../lib/application';
import styles from './application.module.css';
import { messages } from './messages';

type State = 'done' | 'now' | 'refused' | 'toCome';

interface StepProps {
  state: State;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  title: string;
  children?: ReactNode;
}

const looks: Record<ApplicantStage, Pick<StepProps, 'state' | 'Icon'>> = {
  APPLIED: { state: 'now', Icon: ClockCircleOutlined },
  WAITLISTED: { state: 'now', Icon: ClockCircleOutlined },
  OFFERED: { state: 'now', Icon: GiftOutlined },
  DECLINED: { state: 'refused', Icon: CloseOutlined },
  WITHDRAWN: { state: 'now', Icon: MinusOutlined },
};

const Step = ({ state, Icon, title, children }: StepProps) => (
  <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
    <span className={styles.mark} aria-hidden>
      <Icon aria-hidden />
    </span>
    <Stack gap="xs">
      <Text as="p" size="md" strong tone={state === 'toCome' ? 'secondary' : 'text'}>
        {title}
      </Text>
      {children}
    </Stack>
  </li>
);

/** The way of an application: it was sent, how it stands, which the children explain, and the place. */
export function ApplicationSteps({ stage, children }: { stage: ApplicantStage; children: ReactNode }) {
  return (
    <Stack as="ol" aria-label={messages.way}>
      <Step state="done" Icon={CheckOutlined} title={messages.steps.sent} />
      <Step {...looks[stage]} title={messages.steps[stage]}>
        {children}
      </Step>
      {goesOn(stage) && (
        <Step state="toCome" Icon={FlagOutlined} title={messages.steps.place}>
          <Note>{messages.placeText}</Note>
        </Step>
      )}
    </Stack>
  );
}
