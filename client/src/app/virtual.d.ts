/** Made by client/vite/. */
declare module 'virtual:font-fallbacks.css';
declare module 'virtual:theme-tokens.css';
