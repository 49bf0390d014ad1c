import { byKey, defineLoader } from '../../core/db/loaders';
import { checkInsByIds } from './check-in.queries';
import type { CheckIn } from './check-in.types';

export const checkInById = defineLoader<CheckIn | null>(
  async (ctx, ids) => byKey<CheckIn, string>(await checkInsByIds(ctx, { ids }), ({ id }) => id),
  null,
);
