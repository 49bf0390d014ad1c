import { useState } from 'react';
import { useOverlay } from './useOverlays';

export interface FormOverlay {
  open: boolean;
  /** The value it was opened with last: the form stays drawn while it slides away. */
  shown: string | null;
  /** Grows with each opening of any form: a `key` with which each is a form of its own; 0 before the first one. */
  opening: number;
  close: () => void;
}

let openings = 0;
const nextOpening = (): number => {
  openings += 1;
  return openings;
};

/** A form in the search parameter `name`, such as `?edit=new`. */
export function useFormOverlay(name: string): FormOverlay {
  const { value, close } = useOverlay(name);
  const [state, setState] = useState(() => ({
    value,
    shown: value,
    opening: value === null ? 0 : nextOpening(),
  }));
  if (state.value !== value) {
    const opening = value === null ? state.opening : nextOpening();
    setState({ value, shown: value ?? state.shown, opening });
  }
  return { open: value !== null, shown: state.shown, opening: state.opening, close };
}
