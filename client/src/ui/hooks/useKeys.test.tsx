import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeys } from './useKeys';

function Page({ onApprove }: { onApprove: (() => void) | null }) {
  useKeys({ a: onApprove });
  return <input aria-label="Reason" />;
}

test('a key acts anywhere on the page but where one types, alone and once', () => {
  const onApprove = vi.fn<() => void>();
  const { rerender } = render(<Page onApprove={onApprove} />);
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'b' });
  fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'a' });
  expect(onApprove).toHaveBeenCalledTimes(1);
  rerender(<Page onApprove={null} />);
  // Keys that act are kept from the page, others are not.
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(onApprove).toHaveBeenCalledTimes(1);
});
