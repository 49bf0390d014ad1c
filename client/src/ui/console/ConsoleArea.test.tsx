import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockWindowWidth } from '../../dev/window-width';
import { ConsoleArea } from './ConsoleArea';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is typed stays where a window crosses the width of phones, as a tablet that is turned does', () => {
  const setWide = mockWindowWidth();
  render(
    <ConsoleArea>
      <input aria-label="Title" />
    </ConsoleArea>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Opening';
  for (const wide of [false, true]) {
    setWide(wide);
    expect(screen.getByRole('textbox') === field).toBe(true);
    expect(field.value).toBe('Opening');
    expect(field.closest('[data-dense]') !== null).toBe(wide);
  }
});
