type Changed = {
  id: string;
  status: string;
  closedReason?: string | null;
  startsAt: string;
  proposal?: { id: string } | null;
};

const keyOf = ({ id, status, closedReason, startsAt, proposal }: Changed) =>
  [id, status, closedReason, startsAt, proposal?.id].join(' ');
const known = new Set<string>();

/** Notes a state of a meeting as told; true the first time. What this tab did itself needs no notice. */
export function noteChange(meeting: Changed): boolean {
  const key = keyOf(meeting);
  if (known.has(key)) return false;
  known.add(key);
  return true;
}
