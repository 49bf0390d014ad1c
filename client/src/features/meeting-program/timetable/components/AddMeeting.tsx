import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { NEW } from '../../../../lib/drawn-span';
import { FilterField, SidePanel, Stack, useOverlay } from '../../../../ui';
import { SubjectField } from '../../components/SubjectField';
import type { TargetValues } from '../../lib/targets';
import { useDraftEdits } from '../hooks/useDraftEdits';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';
import { PlaceForm } from './PlaceForm';

const texts = messages.edit;
const bothPeople = ['one', 'other'] as const;

/** Opens the panel in which two people are put together, for those who may edit the draft. */
export function AddButton({ run }: { run: Draft }) {
  const panel = useOverlay('planned');
  const { canEdit } = useDraftEdits(run);
  if (!canEdit) return null;
  return (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => panel.open(NEW)}>
      {texts.add}
    </Button>
  );
}

/** Puts two people together in a draft, at a place that is free for both. */
export function AddMeeting({ run }: { run: Draft }) {
  const panel = useOverlay('planned');
  const { add } = useDraftEdits(run);
  const [people, setPeople] = useState<Record<(typeof bothPeople)[number], TargetValues['subject']>>({
    one: null,
    other: null,
  });
  const [oneId, otherId] = [people.one?.value, people.other?.value];
  return (
    <SidePanel roomy title={texts.addTitle} onClose={panel.close}>
      <Stack gap="md">
        {bothPeople.map((side) => (
          <FilterField key={side} label={texts[side]}>
            {(id) => (
              <SubjectField
                id={id}
                kind="attendeeId"
                groups={[]}
                value={people[side]}
                onChange={(person) => setPeople({ ...people, [side]: person })}
              />
            )}
          </FilterField>
        ))}
        {oneId && otherId && oneId !== otherId && (
          <PlaceForm
            key={`${oneId} ${otherId}`}
            runId={run.id}
            pair={{ oneId, otherId }}
            act={texts.addAct}
            onPlace={(place) => add({ oneId, otherId }, place).then(panel.close)}
          />
        )}
      </Stack>
    </SidePanel>
  );
}
