import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

/** The texts of an empty list, as the catalogues of features name them. */
export interface EmptyTexts {
  emptyTitle: string;
  emptyText?: string;
  noMatchTitle: string;
  noMatchText?: string;
  /** Absent where the button that removes search and filters is of no use. */
  clearFilters?: string;
}

interface EmptyListProps {
  /** State in the address, of `useListState` or `useTable`. */
  list: { isNarrowed: boolean; clear: () => void };
  texts: EmptyTexts;
  /** Of a list with nothing in it; its search that finds nothing has a lens. */
  icon?: ReactNode;
  /** The one thing that fills the list. */
  action?: ReactNode;
}

/** Stands in place of a list's rows: nothing matches its search and filters, or there is nothing at all. */
export function EmptyList({ list, texts, icon, action }: EmptyListProps) {
  if (!list.isNarrowed)
    return <EmptyState icon={icon} title={texts.emptyTitle} text={texts.emptyText} action={action} />;
  return (
    <EmptyState
      icon={icon && <SearchOutlined aria-hidden />}
      title={texts.noMatchTitle}
      text={texts.noMatchText}
      action={texts.clearFilters && <Button onClick={list.clear}>{texts.clearFilters}</Button>}
    />
  );
}
