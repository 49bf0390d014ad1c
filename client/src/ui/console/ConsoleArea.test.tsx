import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConsoleArea } from './ConsoleArea';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what is typed stays where a window crosses the width of phones, as a tablet that is turned does', () => {
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
  render(
    <ConsoleArea>
      <input aria-label="Title" />
    </ConsoleArea>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Opening';
  for (const wide of [false, true]) {
    act(() => {
      matches = wide;
      for (const listener of listeners) listener();
    });
    expect(screen.getByRole('textbox') === field).toBe(true);
    expect(field.value).toBe('Opening');
    expect(field.closest('[data-dense]') !== null).toBe(wide);
  }
});
