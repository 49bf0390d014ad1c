import { lazyExtra } from '../lazy-extra';

/** Profiles and meeting cards draw it for members of companies; it loads after them. */
export const SaveAsLead = lazyExtra(() => import('../../features/leads/components/SaveAsLead'));
