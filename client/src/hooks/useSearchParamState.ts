import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Options {
  /** Leave no step in the history: for what is typed, not for what is opened. */
  replace?: boolean;
}

/** One search parameter as state, so that Back, reload and a shared link show the same. */
export function useSearchParamState(
  name: string,
): [value: string | null, set: (value: string | null, options?: Options) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string | null, { replace = false }: Options = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [params.get(name), set];
}
