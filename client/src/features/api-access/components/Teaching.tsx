import type { ReactNode } from 'react';
import { EmptyState, Stack } from '../../../ui';
import { messages } from '../messages';

/** Served beside the portal, and not by its router. */
const API_PAGE = '/api';

interface TeachingProps {
  texts: { emptyTitle: string; emptyText: string };
  icon: ReactNode;
  action: ReactNode;
}

/** Says what an empty list is for, and where to read on. */
export const Teaching = ({ texts, icon, action }: TeachingProps) => (
  <EmptyState
    icon={icon}
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <Stack gap="sm" align="center">
        {action}
        <a href={API_PAGE}>{messages.apiPage}</a>
      </Stack>
    }
  />
);
