import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus';

function Page({ button }: { button: 'enabled' | 'disabled' | 'gone' }) {
  useKeptFocus();
  return (
    <main tabIndex={-1}>
      <section tabIndex={-1} aria-label="Card">
        {button !== 'gone' && (
          <button type="button" disabled={button === 'disabled'}>
            Accept
          </button>
        )}
      </section>
    </main>
  );
}

let show: (button: 'enabled' | 'disabled' | 'gone') => void;
const accept = () => screen.getByRole('button');

beforeEach(() => {
  const { rerender } = render(<Page button="enabled" />);
  show = (button) => rerender(<Page button={button} />);
  accept().focus();
});
test('what lies around a control takes the focus when the control goes', async () => {
  show('gone');
  (document.activeElement as HTMLElement).blur();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card')));
});

test('a control that was disabled for a while gets the focus back', async () => {
  show('disabled');
  await vi.waitFor(() => expect(accept().matches(':disabled')).toBe(true));
  accept().blur();
  await Promise.resolve();
  show('enabled');
  await vi.waitFor(() => expect(document.activeElement).toBe(accept()));
});

test('a tap beside all controls takes the focus away', async () => {
  accept().blur();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  show('gone');
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
