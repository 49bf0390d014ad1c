import { session } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import type { TableColumn } from './data-table-types';

type Choosable = Pick<TableColumn<never>, 'key' | 'primary' | 'hiddenAtFirst' | 'optIn'>;

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
  // Of a column that is only shown where it was chosen, being here says that.
  const toggled = chosen ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key);
  const optIn = new Set(columns.filter((column) => column.optIn).map(({ key }) => key));
  const isShown = (key: string) => toggled.includes(key) === optIn.has(key);
  const visible = columns.filter(({ key, primary }) => primary || isShown(key));
  return {
    shown: [...visible.filter(({ primary }) => primary), ...visible.filter(({ primary }) => !primary)],
    isShown,
    toggle: (key) => {
      const next = toggled.includes(key) ? toggled.filter((other) => other !== key) : [...toggled, key];
      const known = session.getState().auth.device.hiddenColumns;
      session.setDevice({ hiddenColumns: { ...known, [name]: next } });
    },
  };
}
