import { Button } from 'antd';
import { useCan } from '../../../../../../data/useCan';
import {
  ErrorState,
  FormError,
  Notice,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  useAtLeast,
} from '../../../../../../ui';
import { usePersonaWishes } from '../../hooks/usePersonaWishes';
import { personas, wishOf } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import { SaveBar } from '../SaveBar';
import setup from '../Setup.module.css';
import styles from './Matching.module.css';
import { WishList } from './WishList';
import { WishTable, type WishesProps } from './WishTable';

const texts = messages.matching;

/** What the signs mean, and the way back to all defaults. */
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

/** Who comes for whom at the event, and what has been learned about it. */
export default function MatchingSection({ eventId }: { eventId: string }) {
  const canEdit = useCan('setPersonaWishes');
  const wide = useAtLeast('md');
  const { pairs, error, retry, drafts, unsaved, choose, ...form } = usePersonaWishes(eventId);
  if (error) return <ErrorState error={error} title={texts.loadFailed} onRetry={retry} />;
  if (!pairs)
    return (
      <Stack as="output" gap="xxs" aria-label={texts.loading}>
        {personas.map((persona) => (
          <SkeletonBlock key={persona} height={wide ? 56 : 92} />
        ))}
      </Stack>
    );
  const Wishes = wide ? WishTable : WishList;
  return (
    <>
      {!canEdit && <Notice className={setup.lead} kind="info" title={texts.readOnly} />}
      {pairs.every(({ acts }) => acts === null) && (
        <Notice className={setup.lead} kind="info" title={texts.nothingLearned} />
      )}
      <Stack gap="xs">
        <Tools pairs={pairs} drafts={drafts} onReset={canEdit ? form.chooseDefaults : undefined} />
        <Wishes pairs={pairs} drafts={drafts} onChoose={canEdit ? choose : undefined} />
      </Stack>
      {canEdit && (
        <>
          <FormError error={form.refusal} />
          <SaveBar dirty={unsaved > 0} sending={form.sending} onSave={form.submit} onDiscard={form.discard}>
            {/* On phones the buttons need the room; it is still read out. */}
            <Text as="output" tone="secondary" className={wide ? '' : 'visually-hidden'}>
              {unsaved > 0 && texts.unsaved(unsaved)}
            </Text>
          </SaveBar>
        </>
      )}
    </>
  );
}
