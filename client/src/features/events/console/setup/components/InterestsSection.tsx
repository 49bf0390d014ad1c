import { Form } from 'antd';
import { useRef, useState } from 'react';
import { ConfirmWithConsequences } from '../../../../../ui';
import { ruleOf, type SetupEvent, type SetupSectionRules } from '../hooks/useSetupForm';
import {
  draftsOf,
  groupErrors,
  groupsInput,
  inverseGroups,
  lossesOf,
  type GroupDraft,
  type Loss,
} from '../lib/interests';
import { messages } from '../messages';
import { GroupsField } from './GroupsField';
import { SetupForm } from './SetupForm';

const texts = messages.interests;
const SHOWN_LOSSES = 8;

interface Values {
  interestGroups: GroupDraft[];
}

const lossLine = ({ group, term, attendees }: Loss): string =>
  term === undefined ? texts.lossOfGroup(group, attendees) : texts.lossOfTerm(term, group, attendees);

const lossLines = (losses: readonly Loss[]): string[] => [
  ...losses.slice(0, SHOWN_LOSSES).map(lossLine),
  ...(losses.length > SHOWN_LOSSES ? [texts.lossMore(losses.length - SHOWN_LOSSES)] : []),
];

/** The groups that people are asked for, with a warning before a save takes choices from them. */
export default function InterestsSection({ event }: { event: SetupEvent }) {
  const [checked, setChecked] = useState(false);
  const [question, setQuestion] = useState<{ losses: Loss[]; answer: (agreed: boolean) => void }>();
  const saved = useRef<GroupDraft[]>([]);
  const [rules] = useState<SetupSectionRules<Values>>(() => ({
    read: (loaded) => ({ interestGroups: draftsOf(loaded.interestGroups) }),
    write: ({ interestGroups }) => ({ interestGroups: groupsInput(interestGroups) }),
    // Choices that went with a save do not come back.
    inverse: (before) =>
      lossesOf(before.interestGroups, saved.current).length > 0
        ? null
        : { interestGroups: inverseGroups(before.interestGroups, saved.current) },
    fields: [
      {
        name: 'interestGroups',
        label: messages.sections.interests,
        render: (value) =>
          texts.value((value as GroupDraft[]).map(({ name, terms }) => `${name}: ${terms.join(', ')}`)),
      },
    ],
  }));
  const confirm = ({ interestGroups }: Values) => {
    saved.current = interestGroups;
    const losses = lossesOf(event.interestGroups, interestGroups);
    if (losses.length === 0) return Promise.resolve(true);
    return new Promise<boolean>((answer) => setQuestion({ losses, answer }));
  };
  const answer = (agreed: boolean) => {
    question?.answer(agreed);
    setQuestion(undefined);
  };
  return (
    <>
      <SetupForm<Values> event={event} rules={rules} confirm={confirm}>
        <Form.Item
          name="interestGroups"
          validateTrigger="onSubmit"
          rules={[
            ruleOf((groups: GroupDraft[]) => {
              const isWrong = groupErrors(groups).size > 0;
              setChecked(isWrong);
              return isWrong ? texts.check : null;
            }),
          ]}
        >
          <GroupsField stored={event.interestGroups} checked={checked} />
        </Form.Item>
      </SetupForm>
      <ConfirmWithConsequences
        open={question !== undefined}
        title={texts.lossTitle}
        text={texts.lossText}
        consequences={lossLines(question?.losses ?? [])}
        act={texts.lossAct}
        onConfirm={async () => answer(true)}
        onCancel={() => answer(false)}
      />
    </>
  );
}
