import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { Language } from '../../../../../../generated/graphql';
import { Row, SortableList, Stack } from '../../../../../../ui';
import { newChoice, type ChoiceDraft } from '../../lib/field-drafts';
import { messages } from '../../messages';

const texts = messages.fields;
const MAX_CHOICES = 100;

interface ChoicesFieldProps {
  languages: readonly Language[];
  value?: ChoiceDraft[];
  onChange?: (choices: ChoiceDraft[]) => void;
}

/** What one chooses from, in its order, each with a label in every language of the event. */
export function ChoicesField({ languages, value: choices = [], onChange }: ChoicesFieldProps) {
  const nameOf = ({ choiceId, labels }: ChoiceDraft) =>
    labels[languages[0] ?? 'EN']?.trim() ||
    texts.choice(choices.findIndex((one) => one.choiceId === choiceId) + 1);
  const label = (choice: ChoiceDraft, language: Language, text: string) =>
    onChange?.(
      choices.map((one) =>
        one === choice ? { ...choice, labels: { ...choice.labels, [language]: text } } : one,
      ),
    );
  const move = (from: number, to: number) =>
    onChange?.(choices.toSpliced(from, 1).toSpliced(to, 0, ...choices.slice(from, from + 1)));
  return (
    <Stack gap="xs">
      <SortableList
        label={texts.fields.choices}
        items={choices}
        keyOf={({ choiceId }) => choiceId}
        nameOf={nameOf}
        onMove={move}
      >
        {(choice, handle) => (
          <Row gap="xs">
            {handle}
            <Stack gap="xxs" grow>
              {languages.map((language) => {
                const place = texts.choice(choices.indexOf(choice) + 1);
                const name = messages.details.languageNames[language];
                return (
                  <Input
                    key={language}
                    dir="auto"
                    maxLength={200}
                    aria-label={languages.length > 1 ? texts.inLanguage(place, name) : place}
                    placeholder={languages.length > 1 ? name : place}
                    value={choice.labels[language] ?? ''}
                    onChange={({ target }) => label(choice, language, target.value)}
                  />
                );
              })}
            </Stack>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={texts.removeChoice(nameOf(choice))}
              onClick={() => onChange?.(choices.filter((one) => one !== choice))}
            />
          </Row>
        )}
      </SortableList>
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={choices.length >= MAX_CHOICES}
          onClick={() => onChange?.([...choices, newChoice()])}
        >
          {texts.addChoice}
        </Button>
      </div>
    </Stack>
  );
}
