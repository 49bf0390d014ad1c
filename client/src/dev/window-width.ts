import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Mocks a window that is wide at first; what it returns makes it narrow, or wide again. */
export function mockWindowWidth(): (wide: boolean) => void {
  let matches = true;
  const listeners = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches,
        addEventListener: (_kind: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_kind: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return (wide) =>
    act(() => {
      matches = wide;
      for (const listener of listeners) listener();
    });
}
