import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { toAppError, type AppError } from '../../../../../../data/errors/errors';
import { useCan } from '../../../../../../data/session/useCan';
import { usePersonaPairsQuery } from '../../../../../../generated/hooks';
import {
  ErrorState,
  FormError,
  Hint,
  Notice,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  useAtLeast,
  useToasts,
  useUnsavedGuard,
} from '../../../../../../ui';
import { usePersonaWishes } from '../../hooks/usePersonaWishes';
import {
  isUnsaved,
  personas,
  withDefaults,
  wishInput,
  wishOf,
  withWish,
  type WishDrafts,
} from '../../lib/persona-wishes';
import { messages } from '../../messages';
import { SaveBar } from '../SaveBar';
import setup from '../Setup.module.css';
import styles from './Matching.module.css';
import { WishList } from './WishList';
import { WishTable, type WishesProps } from './WishTable';

const texts = messages.matching;
const nothing: WishDrafts = new Map();

/** The legend, and the button to restore all defaults. */
function Tools({ pairs, drafts, onReset }: Pick<WishesProps, 'pairs' | 'drafts'> & { onReset?: () => void }) {
  const differs = pairs.some((pair) => wishOf(pair, drafts) !== pair.defaultWish);
  return (
    <Row wrap justify="between" gap="xs" className={styles.tools}>
      <Row as="ul" wrap gap="md" lineGap="xxs">
        {(['differs', 'learned', 'wish'] as const).map((sign) => (
          <Text as="li" key={sign} size="caption" tone="secondary" className={styles.sign} data-sign={sign}>
            {texts.legend[sign]}
          </Text>
        ))}
      </Row>
      {onReset && differs && <Button onClick={onReset}>{texts.allToDefault}</Button>}
    </Row>
  );
}

/** What the choices and numbers do, folded. */
function HowItWorks() {
  return (
    <details className={styles.how}>
      <Row as="summary" gap="xs" tall>
        <Text strong>{texts.how.title}</Text>
        <DownOutlined className={styles.turned} aria-hidden />
      </Row>
      <Stack as="ul" gap="xxs">
        {texts.how.lines.map(([subject, rest]) => (
          <Text as="li" key={subject} tone="secondary">
            <Text strong tone="text">
              {subject}
            </Text>{' '}
            {rest}
          </Text>
        ))}
      </Stack>
    </details>
  );
}

/** The wishes between personas: saved values, unsaved changes, and learned values. */
export default function MatchingSection({ eventId }: { eventId: string }) {
  const canEdit = useCan('setPersonaWishes');
  const wide = useAtLeast('md');
  const { data, error, refetch } = usePersonaPairsQuery({ variables: { eventId } });
  const save = usePersonaWishes(eventId);
  const [drafts, setDrafts] = useState(nothing);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const toasts = useToasts();
  const pairs = data?.personaPairs ?? [];
  const changed = pairs.filter((pair) => isUnsaved(pair, drafts));
  useUnsavedGuard(changed.length > 0, { title: messages.unsavedTitle, text: messages.unsavedText });
  if (!data && error) return <ErrorState error={error} title={texts.loadFailed} onRetry={refetch} />;
  if (!data)
    return (
      <Stack as="output" gap="xxs" aria-label={texts.loading}>
        {personas.map((persona) => (
          <SkeletonBlock key={persona} height={wide ? 56 : 92} />
        ))}
      </Stack>
    );
  const submit = async () => {
    if (changed.length === 0) {
      toasts.info(texts.unchanged, 'wishes-unchanged');
      return;
    }
    setSending(true);
    setRefusal(null);
    try {
      await save(changed.map((pair) => wishInput(pair, wishOf(pair, drafts))));
      setDrafts(nothing);
      toasts.undo(messages.saved, () => save(changed.map((pair) => wishInput(pair, pair.wish))));
    } catch (caught) {
      setRefusal(toAppError(caught));
    } finally {
      setSending(false);
    }
  };
  const discard = () => {
    setDrafts(nothing);
    setRefusal(null);
  };
  const choose: WishesProps['onChoose'] = (pair, wish) => setDrafts((known) => withWish(known, pair, wish));
  const Wishes = wide ? WishTable : WishList;
  return (
    <>
      {!canEdit && <Notice className={setup.lead} kind="info" title={texts.readOnly} />}
      {pairs.every(({ acts }) => acts === null) && (
        <Notice className={setup.lead} kind="info" title={texts.nothingLearned} />
      )}
      <Hint>{texts.now}</Hint>
      <HowItWorks />
      <Stack gap="xs">
        <Tools
          pairs={pairs}
          drafts={drafts}
          onReset={canEdit ? () => setDrafts(withDefaults(pairs)) : undefined}
        />
        <Wishes pairs={pairs} drafts={drafts} onChoose={canEdit ? choose : undefined} />
      </Stack>
      {canEdit && (
        <>
          <FormError error={refusal} />
          <SaveBar
            dirty={changed.length > 0}
            sending={sending}
            onSave={() => void submit()}
            onDiscard={discard}
          >
            {/* On phones the buttons need the room; it is still read out. */}
            <Text as="output" tone="secondary" className={wide ? '' : 'visually-hidden'}>
              {changed.length > 0 && texts.unsaved(changed.length)}
            </Text>
          </SaveBar>
        </>
      )}
    </>
  );
}
