/** Made by client/vite/. */
declare module 'virtual:font-fallbacks.css';
declare module 'virtual:theme-tokens.css';

interface ImportMetaEnv {
  /** The addresses of the styles of antd's parts: those of every page, and the others. None where antd makes them itself. */
  readonly ANTD_SHEETS?: Record<'first' | 'others', string>;
}
