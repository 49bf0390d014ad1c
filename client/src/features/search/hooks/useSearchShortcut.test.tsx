import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearchShortcut } from './useSearchShortcut';

function Page({ onOpen }: { onOpen: () => void }) {
  useSearchShortcut({ label: 'Search', onOpen, onCancel: () => {} });
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the component library draws it
  return <div role="dialog" aria-modal="true" aria-label="A form" />;
}

test.each([
  ['opens nothing over a dialog', 1, 0],
  ['opens the search where a closed dialog has stayed in the document', 0, 1],
])('the slash key %s', (_name, places, times) => {
  const onOpen = vi.fn<() => void>();
  const { getByRole } = render(<Page onOpen={onOpen} />);
  const rects = Array.from({ length: places }, () => new DOMRect()) as unknown as DOMRectList;
  vi.spyOn(getByRole('dialog'), 'getClientRects').mockReturnValue(rects);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(onOpen).toHaveBeenCalledTimes(times);
});
