import { Button } from 'antd';
import { ErrorState } from '../../../../../../components/ErrorState';
import { FormError } from '../../../../../../components/forms/FormError';
import { Notice } from '../../../../../../components/Notice';
import { useCan } from '../../../../../../hooks/useCan';
import { useAtLeast } from '../../../../../../hooks/useMediaQuery';
import { usePersonaWishes } from '../../hooks/usePersonaWishes';
import { wishOf, type PersonaPair, type WishDrafts } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import { SaveBar } from '../SaveBar';
import { MatchingLoading } from './MatchingLoading';
import styles from './MatchingSection.module.css';
import { WishList } from './WishList';
import { WishTable } from './WishTable';

const texts = messages.matching;

/** What the signs mean, and the way back to all defaults. */
function Tools({
  pairs,
  drafts,
  onReset,
}: {
  pairs: readonly PersonaPair[];
  drafts: WishDrafts;
  onReset?: () => void;
}) {
  const differs = pairs.some((pair) => wishOf(pair, drafts) !== pair.defaultWish);
  return (
    <div className={styles.tools}>
      <ul className={styles.legend}>
        {(['differs', 'learned', 'wish'] as const).map((sign) => (
          <li key={sign} className={styles.sign} data-sign={sign}>
            {texts.legend[sign]}
          </li>
        ))}
      </ul>
      {onReset && differs && <Button onClick={onReset}>{texts.allToDefault}</Button>}
    </div>
  );
}

/** Who comes for whom at the event, and what has been learned about it. */
export default function MatchingSection({ eventId }: { eventId: string }) {
  const canEdit = useCan('setPersonaWishes');
  const wide = useAtLeast('md');
  const { pairs, error, retry, drafts, unsaved, choose, ...form } = usePersonaWishes(eventId);
  if (error) return <ErrorState error={error} title={texts.loadFailed} onRetry={retry} />;
  if (!pairs) return <MatchingLoading />;
  const Wishes = wide ? WishTable : WishList;
  return (
    <>
      {!canEdit && <Notice className={styles.notice} kind="info" title={texts.readOnly} />}
      {pairs.every(({ acts }) => acts === null) && (
        <Notice className={styles.notice} kind="info" title={texts.nothingLearned} />
      )}
      <Tools pairs={pairs} drafts={drafts} onReset={canEdit ? form.chooseDefaults : undefined} />
      <Wishes pairs={pairs} drafts={drafts} onChoose={canEdit ? choose : undefined} />
      {canEdit && (
        <>
          <FormError error={form.refusal} />
          <SaveBar dirty={unsaved > 0} sending={form.sending} onSave={form.submit} onDiscard={form.discard}>
            <output className={styles.unsaved}>{unsaved > 0 && texts.unsaved(unsaved)}</output>
          </SaveBar>
        </>
      )}
    </>
  );
}
