import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterMenu } from './FilterMenu';

// Wide windows have the popover, phones a sheet.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the filters as a mouse does: press, focus, click. */
function open() {
  render(
    <>
      <FilterMenu label="Filter people" active={0} onClear={() => undefined}>
        <input aria-label="Country" role="combobox" aria-expanded="false" aria-controls="list" />
        {createPortal(<button type="button">Kenya</button>, document.body)}
      </FilterMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: /Filters/ });
  fireEvent.pointerDown(button);
  button.focus();
  fireEvent.click(button);
  return button;
}
const popover = () => screen.queryByRole('region', { name: 'Filter people' });

test('the focus goes into the filters, and Escape closes them at once and returns it', () => {
  const button = open();
  expect(document.activeElement).toBe(popover());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect([popover(), document.activeElement]).toEqual([null, button]);
});

test('Escape from their button closes them, and from an open list only the list', () => {
  const button = open();
  const field = screen.getByRole('combobox');
  field.setAttribute('aria-expanded', 'true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(popover()).not.toBeNull();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(popover()).toBeNull();
});

test('the first press outside closes them', () => {
  open();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(popover()).toBeNull();
});

test('presses in them and in what they draw elsewhere keep them open', () => {
  open();
  fireEvent.pointerDown(screen.getByText('Kenya'));
  fireEvent.pointerDown(screen.getByRole('combobox'));
  expect(popover()).not.toBeNull();
});

test('they close once the focus is elsewhere, as in a profile that opens over them', () => {
  open();
  screen.getByText('Kenya').focus();
  expect(popover()).not.toBeNull();
  act(() => screen.getByText('Elsewhere').focus());
  expect(popover()).toBeNull();
});
