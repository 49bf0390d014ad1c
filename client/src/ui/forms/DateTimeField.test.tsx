import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateTimeField } from './DateTimeField';

// The test's document has no popovers.
HTMLElement.prototype.showPopover ??= () => undefined;

const chosen: string[] = [];

function Example({ min }: { min?: string }) {
  const [value, setValue] = useState('');
  return (
    <DateTimeField
      aria-label="Starts"
      label="Starts"
      min={min}
      value={value}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    />
  );
}

const dayField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Starts' });
const timeField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Starts, time' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a typed day comes with the usual time, and a typed time with the day', () => {
  render(<Example />);
  type(dayField(), '3 may 2031');
  type(timeField(), '2:30 pm');
  fireEvent.blur(timeField());
  expect([chosen.at(-1), timeField().value]).toEqual(['2031-05-03T14:30', '02:30 pm']);
  expect(chosen[0]).toBe('2031-05-03T09:00');
  type(dayField(), '3 ma');
  fireEvent.blur(dayField());
  expect(dayField().value).toBe('Sat 3 May 2031');
  type(dayField(), '');
  expect(chosen.at(-1)).toBe('');
});

test('a time that is chosen first waits for its day', () => {
  render(<Example />);
  type(timeField(), '16:00');
  fireEvent.blur(timeField());
  expect(timeField().value).toBe('04:00 pm');
  type(dayField(), '2031-05-03');
  expect(chosen.at(-1)).toBe('2031-05-03T16:00');
});

test('keys go through days, weeks, months and years of the calendar, no further than the first day', () => {
  render(<Example min="2031-04-30" />);
  type(dayField(), '2031-05-03');
  fireEvent.click(screen.getByRole('button', { name: 'Choose a day', hidden: true }));
  const press = (...keys: (string | [string, boolean])[]) => {
    for (const key of keys) {
      const [name, shiftKey] = typeof key === 'string' ? [key, false] : key;
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name, shiftKey });
    }
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Saturday 3 May 2031');
  expect(press('ArrowRight')).toBe('Sunday 4 May 2031');
  expect(press('ArrowDown', 'PageDown')).toBe('Wednesday 11 June 2031');
  expect(press(['PageUp', true])).toBe('Wednesday 30 April 2031');
  fireEvent.click(document.activeElement ?? document.body);
  expect(dayField().value).toBe('Wed 30 Apr 2031');
});
