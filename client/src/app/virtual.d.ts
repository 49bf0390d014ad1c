/** Made by client/vite/. */
declare module 'virtual:font-fallbacks.css';
declare module 'virtual:theme-tokens.css';

interface ImportMetaEnv {
  /** The address of the styles of antd's parts; none where antd makes them itself. */
  readonly ANTD_SHEET?: string;
}
