import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasCode } from '../../data/errors/errors';
import { changedOf } from '../../lib/form-values';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { LoadingLines } from '../LoadingLines';
import { SidePanel } from '../SidePanel';
import { FormDrawer, type FormDrawerProps } from './FormDrawer';
import type { StaleField } from './useStaleEdit';

interface EditDrawerProps<Thing, Values extends object, Input extends object> extends Pick<
  FormDrawerProps<Values>,
  'submitLabel' | 'onClose' | 'onSaved' | 'width'
> {
  open?: boolean;
  /** Known before the object is, where it is a function. */
  title: string | ((thing?: Thing) => string);
  /** The object as the server has it; another object needs another `key`. */
  loaded: Thing | null | undefined;
  error?: Error;
  /** Asks the server again. */
  reload: () => Promise<Thing | undefined>;
  failedTitle?: string;
  /** Said where there is no such object. */
  missing?: { title: string; text: string };
  valuesOf: (thing: Thing) => Values;
  /** The input of form values; a value that the form shows rounded stays exact until it is edited. */
  inputOf: (values: Values, original: Thing) => Input;
  /** Saves the changes to the version that the edit started from; `back` undoes them. Not called without changes. */
  onSave: (
    original: Thing,
    changes: Partial<NoInfer<Input>>,
    back: Partial<NoInfer<Input>>,
  ) => Promise<unknown>;
  /** Names the fields where two people changed them at once. */
  fields: StaleField[];
  children: ReactNode | ((thing: Thing) => ReactNode);
}

/** True after a moment: a panel that gives way to the form at once would only flicker. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

function LoadedDrawer<Thing, Values extends object, Input extends object>(
  props: EditDrawerProps<Thing, Values, Input> & { first: Thing; title: string },
) {
  const { first, open = true, reload, valuesOf, inputOf, onSave, fields, children, ...drawer } = props;
  const [initial] = useState(() => valuesOf(first));
  // The version that the edit starts from; after a conflict, the current one.
  const original = useRef(first);
  const reloadValues = async () => {
    const current = await reload();
    if (!current) throw new Error('The edited object was not answered.');
    original.current = current;
    return valuesOf(current);
  };
  const save = async (values: Values) => {
    const before = inputOf(valuesOf(original.current), original.current);
    const after = inputOf(values, original.current);
    const changes = changedOf(before, after);
    if (Object.keys(changes).length > 0) await onSave(original.current, changes, changedOf(after, before));
  };
  return (
    <FormDrawer<Values>
      {...drawer}
      open={open}
      initialValues={initial}
      onSubmit={save}
      stale={{ reload: reloadValues, fields }}
    >
      {typeof children === 'function' ? children(first) : children}
    </FormDrawer>
  );
}

/** Edits an object from its current version on the server: untouched fields are not sent. */
export function EditDrawer<Thing, Values extends object, Input extends object>(
  props: EditDrawerProps<Thing, Values, Input>,
) {
  const { loaded, error, reload, failedTitle, missing } = props;
  // The form keeps its first version, so that changes by others do not alter it during the edit.
  const [first, setFirst] = useState(loaded);
  if (loaded && !first) setFirst(loaded);
  const title = typeof props.title === 'string' ? props.title : props.title(first ?? undefined);
  const late = useLate();
  if (first) return <LoadedDrawer {...props} title={title} first={first} />;
  if (!late && !error) return null;
  const isMissing = missing && hasCode(error, 'NOT_FOUND');
  return (
    <SidePanel open={props.open} title={title} width={props.width} roomy onClose={props.onClose}>
      {!error && <LoadingLines rows={8} />}
      {isMissing && <EmptyState {...missing} />}
      {error && !isMissing && <ErrorState error={error} title={failedTitle} onRetry={reload} />}
    </SidePanel>
  );
}
