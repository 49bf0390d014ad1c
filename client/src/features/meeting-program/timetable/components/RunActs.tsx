import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '../../../../data/session/useCan';
import { ConfirmWithConsequences } from '../../../../ui';
import { useRunAct } from '../hooks/useRunAct';
import { countOf, type Draft } from '../lib/runs';
import { messages } from '../messages';

const texts = messages.draft;

/** The one act of a timetable: to publish it, or to take it back; each asks first and says what follows. */
export function RunActs({ run, refetch }: { run: Draft; refetch: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const act = useRunAct(run, refetch);
  const can = useCan('applyScheduleRun');
  const close = () => setAsking(false);
  if (!can || (run.status !== 'DRAFT' && run.status !== 'APPLIED')) return null;
  const { changes, changedPeople, isOutdated } = run;
  if (run.status === 'APPLIED')
    return (
      <>
        <Button danger onClick={() => setAsking(true)}>
          {texts.takeBack}
        </Button>
        <ConfirmWithConsequences
          open={isAsking}
          title={texts.takeBackTitle}
          text={texts.takeBackText(countOf(changes, { outcome: 'APPLIED' }))}
          consequences={[texts.takeBackTold, texts.takeBackStays]}
          act={texts.takeBackAct}
          onConfirm={() => act.takeBack().then(close)}
          onCancel={close}
        />
      </>
    );
  const { consequence } = texts;
  const [added, moved, dropped] = (['ADDED', 'MOVED', 'DROPPED'] as const).map((change) =>
    countOf(changes, { change }),
  ) as [number, number, number];
  return (
    <>
      <Button type="primary" onClick={() => setAsking(true)}>
        {texts.publish}
      </Button>
      <ConfirmWithConsequences
        open={isAsking}
        harmless
        title={texts.publishTitle}
        text={changedPeople === 0 ? texts.publishNothing : texts.publishText}
        consequences={[
          added > 0 && consequence.added(added),
          moved > 0 && consequence.moved(moved),
          dropped > 0 && consequence.dropped(dropped),
          changedPeople > 0 && consequence.told(changedPeople),
          added > 0 && consequence.requests,
          isOutdated && <strong key="outdated">{consequence.outdated}</strong>,
        ].filter((line) => line !== false)}
        act={texts.publishAct}
        onConfirm={() => act.publish().then(close)}
        onCancel={close}
      />
    </>
  );
}
