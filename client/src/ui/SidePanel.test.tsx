import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockWindowWidth } from '../dev/window-width';
import { SidePanel } from './SidePanel';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is typed stays where the panel becomes a sheet and back, as on a tablet that is turned', () => {
  const setWide = mockWindowWidth();
  render(
    <SidePanel title="Note" onClose={() => undefined}>
      <input aria-label="Note" />
    </SidePanel>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Call back';
  for (const wide of [false, true]) {
    setWide(wide);
    expect(screen.getByRole('textbox') === field).toBe(true);
    expect(field.value).toBe('Call back');
    expect(field.closest('.ant-drawer-bottom') === null).toBe(wide);
  }
});
