import { lazy } from 'react';

/** Profiles and meeting cards draw it for members of companies; it loads after them. */
export const SaveAsLead = lazy(() => import('../../features/leads/components/SaveAsLead'));
