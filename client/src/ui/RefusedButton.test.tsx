import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RefusedButton, RefusedHeaderButton } from './RefusedButton';

const refusal = { message: 'This event is over.', help: 'Meetings can be asked for until an event ends.' };

test.each([
  [
    'button',
    <RefusedButton key="button" refusal={refusal}>
      Meet
    </RefusedButton>,
  ],
  ['icon', <RefusedHeaderButton key="icon" refusal={refusal} icon={null} label="Meet" />],
])('a tap on a %s that is refused says why, and what helps', async (_kind, part) => {
  render(part);
  expect(screen.queryByText(refusal.message)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Meet' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(refusal.message);
  expect(screen.getByText(refusal.help)).toBeTruthy();
});
