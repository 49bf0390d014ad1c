import { Button } from 'antd';
import type {
  ApplicationDecision,
  AttendeeStage,
  StaffApplication_AttendeeFragment,
} from '../../../../generated/graphql';
import { useNow } from '../../../../ui';
import { decisionsIn, undoableOf } from '../../lib/board';
import { messages } from './messages';
import { useDecide } from './useDecide';

interface DecisionButtonsProps {
  stage: AttendeeStage;
  /** Whom it is about, where other buttons of the page read the same. */
  name?: string;
  /** Approving is the main act of what they stand in. */
  main?: boolean;
  onDecide: (decision: ApplicationDecision) => void;
}

/** What can be decided about people of a stage: of a row, of a selection and of the open profile. */
export const DecisionButtons = ({ stage, name, main = false, onDecide }: DecisionButtonsProps) =>
  decisionsIn[stage].map((decision) => (
    <Button
      key={decision}
      type={main && decision === 'APPROVE' ? 'primary' : 'default'}
      danger={decision === 'DECLINE'}
      aria-label={name && messages.actOn(decision, name)}
      onClick={() => onDecide(decision)}
    >
      {messages.acts[decision]}
    </Button>
  ));

interface PersonDecisionsProps {
  person: Pick<StaffApplication_AttendeeFragment, 'application'> & { id: string; stage: AttendeeStage };
  name: string;
  /** The only person in question: the buttons need no name. */
  alone?: boolean;
  onDecline: () => void;
}

/** The decision about one person, and the way back for as long as there is one. */
export function PersonDecisions({ person, name, alone = false, onDecline }: PersonDecisionsProps) {
  const { decide, takeBack } = useDecide();
  const { id, stage } = person;
  const decisionId = undoableOf(person, useNow());
  return (
    <>
      <DecisionButtons
        stage={stage}
        name={alone ? undefined : name}
        main={alone}
        onDecide={(decision) =>
          decision === 'DECLINE' ? onDecline() : void decide({ attendeeIds: [id], decision, name })
        }
      />
      {decisionId && (
        <Button
          aria-label={alone ? undefined : messages.undoOf(name)}
          onClick={() => void takeBack(decisionId, [id])}
        >
          {messages.undo}
        </Button>
      )}
    </>
  );
}
