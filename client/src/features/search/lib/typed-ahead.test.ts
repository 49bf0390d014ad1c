import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openedFrom, takeTypedAhead, typeAhead } from './typed-ahead';

const onCancel = vi.fn<() => void>();
const active = () => document.activeElement as HTMLInputElement;

function place(tag: 'input' | 'button'): HTMLInputElement {
  const element = document.createElement(tag) as HTMLInputElement;
  document.body.append(element);
  return element;
}

/** What the search field gets. */
function taken(field = place('input')) {
  const onText = vi.fn<(text: string, isEntered: boolean) => void>();
  const stop = takeTypedAhead(field, onText);
  return { field, stop, texts: onText.mock.calls };
}

afterEach(() => {
  taken().stop();
  document.body.replaceChildren();
  onCancel.mockReset();
});

test('what is typed before the field is there goes into it, once', () => {
  typeAhead('Search', onCancel);
  fireEvent.input(active(), { target: { value: 'fin tech' } });
  const { field, texts } = taken();
  expect(texts).toEqual([['fin tech', false]]);
  expect([field.value, active()]).toEqual(['fin tech', field]);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(taken().texts).toEqual([]);
});

test('a field that cannot take the focus yet gets the text with it', () => {
  typeAhead('Search', onCancel);
  const field = document.createElement('input');
  const { texts } = taken(field);
  fireEvent.input(active(), { target: { value: 'late' } });
  document.body.append(field);
  field.focus();
  expect(texts).toEqual([['late', false]]);
});

test('Enter counts as the last key only, and not while an input method composes', () => {
  typeAhead('Search', onCancel);
  fireEvent.input(active(), { target: { value: 'a' } });
  fireEvent.keyDown(active(), { key: 'Enter' });
  fireEvent.input(active(), { target: { value: 'ab' } });
  expect(taken().texts).toEqual([['ab', false]]);
  typeAhead('Search', onCancel);
  fireEvent.input(active(), { target: { value: '検索' } });
  fireEvent.keyDown(active(), { key: 'Enter', isComposing: true });
  expect(taken().texts).toEqual([['検索', false]]);
  typeAhead('Search', onCancel);
  fireEvent.keyDown(active(), { key: 'Enter' });
  expect(taken().texts).toEqual([['', true]]);
});

test('Escape forgets all, and gives the focus back', () => {
  const before = place('button');
  before.focus();
  typeAhead('Search', onCancel);
  expect(openedFrom()).toBe(before);
  fireEvent.input(active(), { target: { value: 'x' } });
  fireEvent.keyDown(active(), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(active()).toBe(before);
  expect(taken().texts).toEqual([]);
});

test('the shortcut once more changes nothing', () => {
  expect(typeAhead('Search', onCancel)).toBe(true);
  fireEvent.input(active(), { target: { value: 'fin' } });
  expect(typeAhead('Search', onCancel)).toBe(false);
  expect(taken().texts).toEqual([['fin', false]]);
});

test('a search that was opened by a pointer takes nothing', () => {
  expect(taken().texts).toEqual([]);
});
