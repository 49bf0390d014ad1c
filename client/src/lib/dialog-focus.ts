/**
 * The `panelRef` of a drawer. antd gives the focus to the layer around the dialog, which has no name to be read out, so
 * it goes on to the dialog itself.
 */
export function focusDialog(panel: HTMLElement | null): void {
  const layer = panel?.closest<HTMLElement>('.ant-drawer');
  if (!panel || !layer) return;
  panel.tabIndex = -1;
  layer.onfocus = () => panel.focus({ preventScroll: true });
}
