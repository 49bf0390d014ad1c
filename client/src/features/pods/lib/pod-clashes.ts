import { fullName } from '../../../lib/format';
import { overlaps, type Span } from '../../../lib/timeline-layout';
import { messages } from '../messages';
import type { FloorItem, Pod } from './pod-items';

/** Why an item cannot stand in a place, in words; null where nothing speaks against it. */
export function obstacleOf(
  item: Pick<FloorItem, 'key' | 'people'>,
  place: Span & { podId: string },
  items: readonly FloorItem[],
  pods: readonly Pod[],
): string | null {
  const nameOf = (id: string) => pods.find((pod) => pod.id === id)?.name ?? '';
  const others = items.filter((other) => other.key !== item.key && overlaps(other, place));
  const taken = others.find(({ row }) => row === place.podId);
  if (taken) return messages.podTaken(nameOf(place.podId), taken.title);
  for (const { id, person } of item.people) {
    const busy = others.find(({ people }) => people.some((other) => other.id === id));
    if (busy) return messages.personBusy(fullName(person), nameOf(busy.row));
  }
  return null;
}
