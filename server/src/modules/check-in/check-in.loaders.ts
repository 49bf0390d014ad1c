import { defineIdLoader } from '../../core/request/loaders';
import { checkInsByIds } from './check-in.queries';
import type { CheckIn } from './check-in.types';

export const checkInById = defineIdLoader<CheckIn>(checkInsByIds);
