import type { Answers_AttendeeFragment } from '../../../generated/graphql';
import { externalLink } from '../../../lib/external-link';
import { Stack, Text } from '../../../ui';
import { useEventFields } from '../hooks/useEventFields';
import { answerInWords, answerLabel } from '../lib/answer-words';

type Answer = Answers_AttendeeFragment['answers'][number];

function AnswerText({ kind, text }: Pick<Answer, 'kind' | 'text'>) {
  const words = answerInWords({ kind, text });
  const link = kind === 'LINK' && externalLink(text);
  if (!link) return <Text lines>{words}</Text>;
  return (
    <a href={link.href} target="_blank" rel="noreferrer nofollow">
      <bdi>{words}</bdi>
    </a>
  );
}

interface AnswerListProps {
  eventId: string;
  answers: readonly Answer[];
}

/** What somebody answered, each answer below its question. */
export function AnswerList({ eventId, answers }: AnswerListProps) {
  // The server speaks the language of the account; the page may follow the browser's.
  const fields = useEventFields(eventId);
  return (
    <Stack as="dl" gap="sm">
      {answers.map(({ key, kind, label, values, text }) => {
        const field = fields.find((one) => one.key === key);
        const chosen = field?.choices.length ? values.map((value) => answerLabel(field, value)) : null;
        return (
          <Stack key={key}>
            <Text as="dt" size="sm" tone="secondary">
              <bdi>{field?.label ?? label}</bdi>
            </Text>
            <dd>
              <AnswerText kind={kind} text={chosen?.join(' · ') ?? text} />
            </dd>
          </Stack>
        );
      })}
    </Stack>
  );
}
