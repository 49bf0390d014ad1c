import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockWindowWidth } from '../dev/window-width';
import { Sheet } from './Sheet';
import { SidePanel } from './SidePanel';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const nothing = () => null;

/** A part that is loaded once it is told to. */
function loadedLater() {
  let resolve: (module: { default: ComponentType }) => void;
  const module = new Promise<{ default: ComponentType }>((settle) => {
    resolve = settle;
  });
  return {
    Part: lazy(() => module),
    load: () =>
      act(async () => {
        resolve({ default: nothing });
        await module;
      }),
  };
}

const overlays = { Sheet, SidePanel };

test.each([
  ['Sheet', true],
  ['Sheet', false],
  ['SidePanel', true],
] as const)(
  'a %s (wide: %s) that was drawn in vain, as something beside it was not loaded yet, takes no Escape from others',
  async (name, wide) => {
    // In tests antd gives all overlays one id, by which it would find each of them.
    vi.stubEnv('NODE_ENV', 'development');
    mockWindowWidth()(wide);
    const Overlay = overlays[name];
    const { Part, load } = loadedLater();
    const onClose = vi.fn<() => void>();
    const page = (other?: ReactNode) => (
      <>
        <SidePanel title="First" onClose={onClose}>
          Text
        </SidePanel>
        <Suspense fallback={null}>{other}</Suspense>
      </>
    );
    const { rerender } = render(page());
    rerender(
      page(
        <>
          <Overlay title="Second" onClose={nothing}>
            Text
          </Overlay>
          <Part />
        </>,
      ),
    );
    await load();
    await screen.findByRole('dialog', { name: 'Second' });
    rerender(page());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  },
);
