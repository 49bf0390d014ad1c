import { session } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import type { TableColumn } from './data-table-types';

type Choosable = Pick<TableColumn<never>, 'key' | 'primary' | 'hiddenAtFirst'>;

export interface ColumnChoice<Column> {
  /** The columns that are shown, the primary one first. */
  shown: Column[];
  isShown: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Which columns of a table this device shows. */
export function useTableColumns<Column extends Choosable>(
  name: string,
  columns: readonly Column[],
): ColumnChoice<Column> {
  const chosen = useSession(({ auth }) => auth.device.hiddenColumns?.[name]);
  const hidden = chosen ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key);
  const isShown = (key: string) => !hidden.includes(key);
  const visible = columns.filter(({ key, primary }) => primary || isShown(key));
  return {
    shown: [...visible.filter(({ primary }) => primary), ...visible.filter(({ primary }) => !primary)],
    isShown,
    toggle: (key) => {
      const next = isShown(key) ? [...hidden, key] : hidden.filter((other) => other !== key);
      const known = session.getState().auth.device.hiddenColumns;
      session.setDevice({ hiddenColumns: { ...known, [name]: next } });
    },
  };
}
