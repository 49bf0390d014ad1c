interface Composable {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Whether a key belongs to an input method, which Japanese, Chinese and Korean are typed with: Enter then takes what is composed, and
 * sends nothing. Safari tells of that Enter after the composition, with the key code 229.
 */
export const isComposing = (event: Composable | { nativeEvent: Composable }): boolean => {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return composes || keyCode === 229;
};
