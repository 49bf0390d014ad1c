import { Link } from 'react-router-dom';
import { Notice, Stack } from '../../../../ui';
import { listOf } from '../lib/draft-params';
import { countOf, reasonsOf, type Draft } from '../lib/runs';
import { messages } from '../messages';

const texts = messages.draft;

/** What became of a timetable that was published or taken back, with the reasons of what was not. */
export function RunOutcome({ run: { status, changes } }: { run: Draft }) {
  if (status !== 'APPLIED' && status !== 'UNDONE') return null;
  const isUndone = status === 'UNDONE';
  const done = countOf(changes, { outcome: isUndone ? 'UNDONE' : 'APPLIED' });
  const left = (['SKIPPED', 'NOT_UNDONE'] as const)
    .map((outcome) => ({ outcome, count: countOf(changes, { outcome }) }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <Notice kind="success" title={isUndone ? texts.takenBack(done) : texts.published(done)} />
      {left.map(({ outcome, count }) => (
        <Notice
          key={outcome}
          kind="warning"
          title={outcome === 'SKIPPED' ? texts.leftOut(count) : texts.stay(count)}
          action={
            <Link to={listOf({ outcome: outcome.toLowerCase() })} preventScrollReset>
              {texts.show}
            </Link>
          }
        >
          <Stack as="ul">
            {reasonsOf(changes, outcome).map((reason) => (
              <li key={reason.words}>{texts.reason(reason.words, reason.count)}</li>
            ))}
          </Stack>
        </Notice>
      ))}
    </>
  );
}
