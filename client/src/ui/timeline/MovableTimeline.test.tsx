import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MovableTimeline from './MovableTimeline';
import type { TimelineItem, TimelineProps } from './timeline-types';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const item: TimelineItem = {
  key: 'a',
  row: 'Oak',
  label: 'Opening, 09:00 am',
  startsAt: at('09:00'),
  endsAt: at('09:30'),
};

// Two rows of 56 pixels, three hours of 600.
const box = { x: 0, y: 0, left: 0, top: 0, right: 1800, bottom: 112, width: 1800, height: 112 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(props: Partial<TimelineProps<TimelineItem>>): HTMLElement {
  render(
    <MovableTimeline
      label="Pods"
      rows={['Oak', 'Elm'].map((name) => ({ key: name, name }))}
      items={[item]}
      from={at('09:00')}
      to={at('12:00')}
      zone="UTC"
      direction="rows"
      renderItem={({ label }) => <b>{label}</b>}
      onMove={() => undefined}
      {...props}
    />,
  );
  return screen.getByRole('button', { name: item.label });
}

/** The library listens a moment after a key has begun a move. */
const press = (code: string, more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { code, ...more });
    await new Promise((resolve) => setTimeout(resolve, 1));
  });

describe('a timeline whose items move', () => {
  it('moves an item by keys, and says where it is and what speaks against it', async () => {
    const onMove = vi.fn<() => void>();
    const describePlace = () => ({ text: 'Elm is taken then.', isClash: true });
    show({ onMove, describePlace }).focus();
    for (const code of ['Space', 'ArrowDown', 'ArrowRight']) await press(code);
    expect(screen.getByText(/: Elm, 09:15.am\. Elm is taken then\.$/)).toBeTruthy();
    await press('Space');
    expect(onMove.mock.calls).toEqual([[item, 'Elm', at('09:15')]]);
  });

  it('leaves an item where it was on Escape, and where it comes back to its place', async () => {
    const onMove = vi.fn<() => void>();
    show({ onMove }).focus();
    for (const code of ['Space', 'ArrowDown', 'Escape']) await press(code);
    for (const code of ['Space', 'ArrowDown', 'ArrowUp', 'Space']) await press(code);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('opens an item by Enter and by a click, also one that does not move', async () => {
    const onOpen = vi.fn<() => void>();
    const button = show({ onOpen, canMove: () => false });
    button.focus();
    await press('Enter');
    fireEvent.click(button);
    expect(onOpen.mock.calls).toEqual([[item], [item]]);
  });

  it('makes an item longer and shorter with Shift and the arrows, but not shorter than a step', async () => {
    const onResize = vi.fn<() => void>();
    show({ onResize }).focus();
    await press('ArrowRight', { shiftKey: true });
    await press('ArrowLeft', { shiftKey: true });
    expect(onResize.mock.calls).toEqual([
      [item, at('09:45')],
      [item, at('09:15')],
    ]);
    cleanup();
    show({ onResize, slotMinutes: 20 }).focus();
    await press('ArrowLeft', { shiftKey: true });
    expect(onResize).toHaveBeenCalledTimes(2);
  });
});
