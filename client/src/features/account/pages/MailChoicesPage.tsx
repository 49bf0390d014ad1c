import { useParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import type { MailKind } from '../../../generated/graphql';
import { useMailChoicesQuery, useSetMailChoiceMutation } from '../../../generated/hooks';
import { EmptyState, PageHeader, Pending, Stack, useToasts, usePageTitle } from '../../../ui';
import styles from '../account.module.css';
import { Block } from '../components/Block';
import { ChoiceRow } from '../components/ChoiceRow';
import { messages } from '../messages';

const kinds = ['ANNOUNCEMENTS', 'REQUESTS', 'REMINDERS'] as const satisfies MailKind[];

/** Which mails a person wants from an event, by the link of a mail and without a session. */
export default function MailChoicesPage() {
  const { token = '' } = useParams();
  const texts = messages.mails;
  usePageTitle(texts.title);
  const { data, error, refetch } = useMailChoicesQuery({ variables: { token } });
  const [choose] = useSetMailChoiceMutation();
  const toasts = useToasts();
  const choices = data?.mailChoices;
  if (!choices && hasCode(error, 'NOT_FOUND'))
    return <EmptyState title={texts.unknown} text={texts.unknownText} />;
  if (!choices) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={4} />;
  const set = (kind: MailKind, on: boolean) =>
    toasts.attempt(
      () =>
        choose({
          variables: { input: { token, kind, wanted: on } },
          optimisticResponse: {
            setMailChoice: {
              mailChoices: {
                ...choices,
                wanted: kinds.filter((one) => (one === kind ? on : choices.wanted.includes(one))),
              },
            },
          },
        }),
      { refused: messages.choiceFailed },
    );
  return (
    <Stack className={styles.page} gap="lg">
      <PageHeader title={texts.title} />
      <Block title={<bdi>{choices.eventTitle}</bdi>} text={texts.text}>
        <Stack as="ul">
          {kinds.map((kind) => (
            <ChoiceRow
              key={kind}
              label={texts.kinds[kind]}
              checked={choices.wanted.includes(kind)}
              onChange={(on) => void set(kind, on)}
            />
          ))}
        </Stack>
      </Block>
    </Stack>
  );
}
