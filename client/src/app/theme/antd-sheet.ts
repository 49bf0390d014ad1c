import { logFailure } from '../../data/errors/log';

const addresses = import.meta.env.ANTD_SHEETS;

type Sheet = keyof NonNullable<typeof addresses>;

const loading: Partial<Record<Sheet, Promise<void>>> = {};

const load = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.prepend(link);
  });

async function loadOnce(sheet: Sheet): Promise<void> {
  if (!addresses) return;
  loading[sheet] ??= load(addresses[sheet]);
  try {
    await loading[sheet];
  } catch (error) {
    // The next page that needs it tries again.
    delete loading[sheet];
    throw error;
  }
}

/** Loads the styles of the parts on every page but the login. They come before all others, so that ours win. */
export const loadFirstParts = () => loadOnce('first');

/** Loads the styles of all other parts, whose scripts wait for them. A script that failed would never load again: a plain part is better. */
export const loadOtherParts = () =>
  loadOnce('others').catch((error: unknown) => logFailure('Parts are shown without their styles', error));
