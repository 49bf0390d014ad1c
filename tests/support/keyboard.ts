import type { Locator, Page } from 'playwright-core';
import { PHONE } from './browser';
import { waitFor } from './wait';

/** The screen of those who use nothing but keys. */
export const DARK_PHONE = { ...PHONE, colorScheme: 'dark' } as const;

/** More stops than any page of the portal has on a phone. */
const MOST_STOPS = 150;

/** The focus in words, and the reason why a sighted person would not find it. */
interface Stop {
  name: string;
  violation: string | null;
}

/**
 * Evaluated in the page. An input that is drawn by its label is where the label is. Whether a control shows that it has
 * the focus is known once it has lost it: something about it, its label or its frames must look different.
 */
const LOOK = `(() => {
  const styleOf = (element, part) => {
    const style = getComputedStyle(element, part);
    return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.color].join();
  };
  const looksOf = (element) => {
    const parts = [...(element.labels ?? [])].flatMap((label) => [label, ...label.querySelectorAll('*')]);
    for (let part = element, level = 0; part && level < 4; part = part.parentElement, level += 1) parts.push(part);
    return parts.map((part) => [null, '::before', '::after'].map((pseudo) => styleOf(part, pseudo)).join()).join();
  };
  const nameOf = (element) => {
    const words = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return role + ' “' + words.replace(/\\s+/g, ' ').trim().slice(0, 60) + '”';
  };
  const violationOf = (focused) => {
    const isHidden = ({ width, height }) => width <= 1 || height <= 1;
    const hidden = isHidden(focused.getBoundingClientRect()) || getComputedStyle(focused).opacity === '0';
    const drawn = hidden ? (focused.labels?.[0] ?? focused.parentElement) : focused;
    const box = drawn.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const edges = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    if (right <= left || bottom <= top) return 'is outside the window, at ' + edges;
    const toast = '.ant-notification';
    // A toast goes by itself.
    const over = document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .find((each) => focused.closest(toast) || !each.closest(toast));
    const isOwn = over && [drawn, focused].some((part) => part.contains(over) || over.contains(part));
    return isOwn ? null : 'is covered at ' + edges + ' by ' + (over?.outerHTML.slice(0, 120) ?? 'nothing');
  };
  const focused = document.activeElement;
  const before = window.lastFocus;
  window.lastFocus = null;
  // A field and the button in it share one frame, which looks the same for both.
  const hasLeft = before?.element.isConnected && !before.element.parentElement.contains(focused);
  if (hasLeft && looksOf(before.element) === before.looks)
    return { name: nameOf(before.element), violation: 'was not to be seen' };
  if (!focused || focused === document.body) return { name: 'the page itself', violation: null };
  // Elements that only the portal focuses, such as headings, are no controls.
  if (focused.tabIndex >= 0) window.lastFocus = { element: focused, looks: looksOf(focused) };
  return { name: nameOf(focused), violation: violationOf(focused) };
})()`;

/** Where the focus is now; fails where nobody would see it. */
async function seeFocus(page: Page): Promise<string> {
  const { name, violation } = await page.evaluate<Stop>(LOOK);
  if (violation) throw new Error(`The focus on ${name} ${violation}`);
  return name;
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element.matches(':focus')));

/** Waits for the focus, which the portal itself has to move; fails with where it is instead. */
async function awaitFocusWhere(page: Page, isThere: () => Promise<boolean>, where: string): Promise<void> {
  try {
    await waitFor(isThere, `The focus on ${where}`);
  } catch (error) {
    const { name } = await page.evaluate<Stop>(LOOK);
    throw new Error(`${(error as Error).message}; it is on ${name}`, { cause: error });
  }
  await seeFocus(page);
}

/** Waits until the portal itself has put the focus on this element. */
export const awaitFocus = (page: Page, target: Locator): Promise<void> =>
  awaitFocusWhere(page, () => hasFocus(target), String(target));

/** Waits until the portal itself has put the focus into this dialog or list, or has kept it there. */
export const awaitFocusIn = (page: Page, frame: Locator): Promise<void> =>
  awaitFocusWhere(
    page,
    () => frame.evaluateAll((frames) => frames.some((each) => each.matches(':focus, :focus-within'))),
    `something in ${String(frame)}`,
  );

/** Goes on by Tab until the focus is on the target; every stop on the way has to be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  const stops: string[] = [];
  while (!(await hasFocus(target))) {
    if (stops.length === MOST_STOPS) {
      throw new Error(`${key} does not lead to ${String(target)}, but to ${stops.join(', ')}`);
    }
    await page.keyboard.press(key);
    stops.push(await seeFocus(page));
  }
}

/** Goes to a control, and uses it as the keyboard does. */
export async function use(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field, and replaces what is in it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Picks up what has the focus; `picked` says that it is. */
export async function pickUp(page: Page, picked: Locator): Promise<void> {
  await page.keyboard.press('Space');
  await picked.waitFor({ state: 'attached' });
  // The library listens to the arrow keys from its next timer on, and a busy browser takes keys before timers.
  await page.evaluate('new Promise((done) => setTimeout(done))');
}

/** Goes through an open menu or list with the arrow keys, and chooses an entry. */
export async function choose(page: Page, entry: Locator): Promise<void> {
  await entry.first().waitFor();
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('ArrowDown');
    if (await hasFocus(entry)) return page.keyboard.press('Enter');
  }
  throw new Error(`The arrow keys do not lead to ${String(entry)}`);
}
