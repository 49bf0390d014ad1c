import { afterEach, expect, test, vi } from 'vitest';
import { preloadOnHover } from './preload';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a link that is pointed at loads its page and the layouts around it, once', () => {
  const page = async () => ({ Component: () => null });
  const layout = vi.fn<typeof page>(page);
  const people = vi.fn<typeof page>(page);
  const help = vi.fn<typeof page>(page);
  preloadOnHover([
    {
      lazy: layout,
      children: [
        { path: 'people', lazy: people },
        { path: 'help', lazy: help },
      ],
    },
  ]);
  document.body.innerHTML =
    '<a href="/people"><span>People</span></a><a href="https://else.test/help">Help</a>';
  const hover = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  hover('span');
  hover('span');
  hover('a[href^=https]');
  expect([layout, people, help].map((load) => load.mock.calls.length)).toEqual([1, 1, 0]);
});
