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

/** A dialog beside the page, as overlays are. */
const openDialog = (label: string): { button: HTMLButtonElement; close: () => void } => {
  const dialog = document.createElement('div');
  dialog.innerHTML = `<div role="dialog" aria-modal="true" aria-label="${label}" tabindex="-1"><button>${label}</button></div>`;
  document.body.append(dialog);
  const button = dialog.querySelector('button') as HTMLButtonElement;
  button.focus();
  return { button, close: () => dialog.remove() };
};

test('the page takes the focus when a dialog goes after the control that opened it', async () => {
  const { close } = openDialog('Block');
  show('gone');
  close();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('the page behind a dialog never takes the focus', async () => {
  const profile = openDialog('Profile');
  const question = openDialog('Question');
  question.close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  profile.close();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
