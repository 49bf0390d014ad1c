import type { PodRow } from './dataset.types';
import { DAY, iso } from './event-clock';
import type { Generation } from './generation.types';

const PODS_PER_ROW = 8;
/** Every third pod belongs to a company. */
const OWNED_EVERY = 3;

/** Pods in rows A, B, C…; some belong to exhibitors and sponsors, exhibitors first. */
export function generatePods({ tables, event, born, random: root }: Generation, count: number): void {
  const random = root.fork('pods');
  const created = born + 30 * DAY;
  const exhibitors = tables.companies.filter(({ kind }) => kind === 'EXHIBITOR');
  const sponsors = tables.companies.filter(({ kind }) => kind === 'SPONSOR');
  const owners = [...exhibitors.slice(0, 5), ...sponsors.slice(0, 3), ...exhibitors.slice(5)];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / PODS_PER_ROW);
    const letter = String.fromCharCode(65 + (row % 26)) + (row >= 26 ? String(Math.floor(row / 26)) : '');
    const owner = index % OWNED_EVERY === 1 ? owners[Math.floor(index / OWNED_EVERY)] : undefined;
    const pod: PodRow = {
      id: random.uuid(created),
      created_at: iso(created),
      updated_at: iso(created),
      event_id: event.id,
      name: `${letter}${(index % PODS_PER_ROW) + 1}`,
      location: owner
        ? `Hall ${(row % 3) + 1}, at the stand of ${owner.name}`
        : `Hall ${(row % 3) + 1}, row ${letter}`,
      bookable: true,
      company_id: owner?.id ?? null,
      position: index,
    };
    tables.pods.push(pod);
  }
}
