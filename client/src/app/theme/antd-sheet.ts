const address = import.meta.env.ANTD_SHEET;

let loading: Promise<void> | undefined;

/** Loads the styles of antd's parts, which the login does without. They come before all others, so that ours win. */
export function loadAntdSheet(): Promise<void> {
  if (!address) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next page that needs it tries again.
      loading = undefined;
      link.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.prepend(link);
  });
  return loading;
}
