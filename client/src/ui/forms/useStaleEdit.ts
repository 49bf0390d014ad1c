import type { FormInstance } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { toAppError } from '../../data/errors';
import { mergeEdits } from '../../lib/merge-edits';
import type { EditVersions } from './StaleEditChoice';

export interface StaleField {
  name: string;
  label: string;
  /** Shows the value in words; texts and lists need none. */
  render?: (value: unknown) => ReactNode;
}

export interface StaleEditOptions<Values> {
  /** Loads the current version, and makes the next save refer to it. */
  reload: () => Promise<Values>;
  fields: StaleField[];
}

export interface StaleEdit<Values> {
  /** Fields to choose versions of; null while there is nothing to choose. */
  conflicts: EditVersions[] | null;
  /** Changes of others were taken over without a conflict. */
  mergedQuietly: boolean;
  choose: (theirs: string[]) => void;
  /** Wraps a save: a stale one becomes a choice instead of an error, and null. */
  save: <Saved>(send: (values: Values) => Promise<Saved>, values: Values) => Promise<{ saved: Saved } | null>;
}

const show = ({ render }: StaleField, value: unknown): ReactNode => {
  if (render) return render(value);
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value);
};

const isStale = (error: unknown): boolean => {
  const { code, reason } = toAppError(error);
  return code === 'CONFLICT' && reason === 'STALE_EDIT';
};

/** Merges a stale edit with the current version; what both changed is offered as a choice. */
export function useStaleEdit<Values extends object>(
  form: FormInstance<Values>,
  initial: Values,
  options?: StaleEditOptions<Values>,
): StaleEdit<Values> {
  const base = useRef(initial);
  const [current, setCurrent] = useState<Values | null>(null);
  const [conflicts, setConflicts] = useState<EditVersions[] | null>(null);
  const compare = async (mine: Values, { reload, fields }: StaleEditOptions<Values>) => {
    const theirs = await reload();
    const result = mergeEdits(base.current, mine, theirs);
    base.current = theirs;
    form.setFieldsValue(result.merged);
    setCurrent(theirs);
    const versions = fields
      .filter(({ name }) => result.conflicts.includes(name as never))
      .map((field) => ({
        name: field.name,
        label: field.label,
        mine: show(field, (mine as Record<string, unknown>)[field.name]),
        theirs: show(field, (theirs as Record<string, unknown>)[field.name]),
      }));
    setConflicts(versions.length > 0 ? versions : null);
  };
  const save: StaleEdit<Values>['save'] = async (send, values) => {
    setCurrent(null);
    try {
      return { saved: await send(values) };
    } catch (error) {
      if (!options || !isStale(error)) throw error;
      await compare(values, options);
      return null;
    }
  };
  const choose = (theirs: string[]) => {
    const chosen = Object.fromEntries(
      theirs.map((name) => [name, (current as Record<string, unknown>)[name]]),
    );
    form.setFieldsValue(chosen as Parameters<typeof form.setFieldsValue>[0]);
    setConflicts(null);
    setCurrent(null);
  };
  return { conflicts, mergedQuietly: current !== null && conflicts === null, choose, save };
}
