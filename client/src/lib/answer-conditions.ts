/** Answers to one question of an event, of which one has to be given. */
interface AnswersCondition {
  fieldId: string;
  values: readonly string[];
}

interface Text {
  language: string;
  text: string;
}

/** A question of an event, as far as its answers can be chosen. */
interface Question {
  id: string;
  kind: string;
  labels: readonly Text[];
  choices: readonly { choiceId: string; labels: readonly Text[] }[];
}

const english = (texts: readonly Text[]): string =>
  (texts.find(({ language }) => language === 'EN') ?? texts[0])?.text ?? '';

/** Conditions as a select has them: each answer with its question. */
export const chosenAnswers = (conditions: readonly AnswersCondition[]): string[] =>
  conditions.flatMap(({ fieldId, values }) => values.map((value) => `${fieldId} ${value}`));

/** The conditions that a select means. */
export const answerConditions = (chosen: readonly string[]): { fieldId: string; values: string[] }[] => {
  const conditions = new Map<string, string[]>();
  for (const one of chosen) {
    const [fieldId = '', value = ''] = one.split(' ');
    conditions.set(fieldId, [...(conditions.get(fieldId) ?? []), value]);
  }
  return [...conditions].map(([fieldId, values]) => ({ fieldId, values }));
};

/** The answers to choose from, each with its question. */
export const answerOptions = (
  questions: readonly Question[],
  yesNo: Readonly<Record<'true' | 'false', string>>,
): { value: string; label: string }[] =>
  questions.flatMap(({ id, kind, labels, choices }) =>
    (kind === 'YES_NO'
      ? Object.entries(yesNo)
      : choices.map((choice) => [choice.choiceId, english(choice.labels)] as const)
    ).map(([value, label]) => ({ value: `${id} ${value}`, label: `${english(labels)}: ${label}` })),
  );
