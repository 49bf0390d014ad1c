import type { ReactNode } from 'react';
import { EmptyState, Stack } from '../../../ui';
import { messages } from '../messages';

interface EmptyApiListProps {
  texts: { emptyTitle: string; emptyText: string };
  icon: ReactNode;
  action: ReactNode;
}

/** Says what an empty list is for, and where to read on: a page that is served beside the portal, and not by its router. */
export const EmptyApiList = ({ texts, icon, action }: EmptyApiListProps) => (
  <EmptyState
    icon={icon}
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <Stack gap="sm" align="center">
        {action}
        <a href="/api">{messages.apiPage}</a>
      </Stack>
    }
  />
);
