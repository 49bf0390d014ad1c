/**
 * The `panelRef` of a drawer. antd gives the focus to the layer around the dialog, which has no name to be read out, so
 * it goes on to the dialog itself.
 */
export function focusDialog(panel: HTMLElement | null): void {
  const layer = panel?.closest<HTMLElement>('.ant-drawer');
  if (!panel || !layer) return;
  panel.tabIndex = -1;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- antd calls this with each drawing: one is enough
  layer.onfocus = () => panel.focus({ preventScroll: true });
}

/** The elements around another one that can take the focus themselves, the nearest first. */
export function framesOf(element: Element): HTMLElement[] {
  const frames: HTMLElement[] = [];
  for (let frame = element.parentElement; frame; frame = frame.parentElement)
    if (frame.hasAttribute('tabindex')) frames.push(frame);
  return frames;
}
