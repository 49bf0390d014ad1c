import { useKeys, useOverlay, useOverlays, usePersonOrder } from '../../../../ui';
import type { BoardRow_AttendeeFragment } from '../../../../generated/graphql';
import { decisionsIn, undoableOf } from '../../lib/board';
import { fullName } from '../../../../lib/format';
import { useDecide } from './useDecide';

interface BoardKeys {
  rows: readonly BoardRow_AttendeeFragment[];
  /** A question lies over the page. */
  isAsking: boolean;
  onDecline: (person: BoardRow_AttendeeFragment) => void;
}

/** Keys that go through the people of a stage, and decide about the one whose profile is open; `j` and `k` from there are the profile's own. */
export function useBoardKeys({ rows, isAsking, onDecline }: BoardKeys): () => void {
  const overlays = useOverlays();
  const open = useOverlay('person').value;
  const { next, previous } = usePersonOrder(open ?? '');
  const { decide, takeBack } = useDecide();
  const person = rows.find(({ id }) => id === open);
  const allowed = isAsking || !person ? [] : decisionsIn[person.stage];
  /** Those who are decided about leave the list. */
  const goOn = () => {
    const other = next ?? previous;
    if (other) overlays.openPerson(other);
    else overlays.close('person');
  };
  const approve = async ({ id, ...names }: BoardRow_AttendeeFragment) => {
    goOn();
    await decide({ attendeeIds: [id], decision: 'APPROVE', name: fullName(names) });
  };
  const takeBackOf = (decided: BoardRow_AttendeeFragment) => {
    const decisionId = undoableOf(decided, new Date());
    if (decisionId) void takeBack(decisionId, [decided.id]);
  };
  const [first] = rows;
  useKeys({
    j: !open && first && !isAsking && (() => overlays.openPerson(first.id)),
    a: person && allowed.includes('APPROVE') && (() => void approve(person)),
    d: person && allowed.includes('DECLINE') && (() => onDecline(person)),
    u: person && !isAsking && (() => takeBackOf(person)),
  });
  return goOn;
}
