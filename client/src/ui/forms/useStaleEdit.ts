import type { FormInstance } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { toAppError } from '../../data/errors/errors';
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

const show = ({ name, render }: StaleField, values: object): ReactNode => {
  const value: unknown = (values as Record<string, unknown>)[name];
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
) {
  const base = useRef(initial);
  const [merged, setMerged] = useState<{ theirs: Values; conflicts: EditVersions[] } | null>(null);
  const merge = async (mine: Values, { reload, fields }: StaleEditOptions<Values>) => {
    const theirs = await reload();
    const result = mergeEdits(base.current, mine, theirs);
    base.current = theirs;
    form.setFieldsValue(result.merged);
    const conflicts = fields
      .filter(({ name }) => result.conflicts.includes(name as never))
      .map((field) => ({ ...field, mine: show(field, mine), theirs: show(field, theirs) }));
    setMerged({ theirs, conflicts });
  };
  return {
    /** Fields to choose versions of; null while there is nothing to choose. */
    conflicts: merged?.conflicts.length ? merged.conflicts : null,
    /** Changes of others were taken over without a conflict. */
    mergedQuietly: merged?.conflicts.length === 0,
    /** Takes the current version of these fields, and one's own of the others. */
    choose: (theirs: string[]) => {
      const chosen = Object.entries(merged?.theirs ?? {}).filter(([name]) => theirs.includes(name));
      form.setFieldsValue(Object.fromEntries(chosen) as Parameters<typeof form.setFieldsValue>[0]);
      setMerged(null);
    },
    /** Wraps a save: a stale one becomes a choice instead of an error, and null. */
    save: async <Saved>(send: (values: Values) => Promise<Saved>, values: Values) => {
      setMerged(null);
      try {
        return { saved: await send(values) };
      } catch (error) {
        if (!options || !isStale(error)) throw error;
        await merge(values, options);
        return null;
      }
    },
  };
}

export type StaleEdit = ReturnType<typeof useStaleEdit>;
