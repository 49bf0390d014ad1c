import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker, with the list of what is kept on the device beforehand: what attendees need without a network.
 * Everything else is kept once it was used.
 */
export const offlineFiles = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    // lib/service-worker.ts registers it when the page is idle.
    injectRegister: false,
    // public/manifest.webmanifest is the manifest.
    manifest: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'assets/*.{js,css}',
        'assets/figtree-latin-wght*.woff2',
        'icons/*',
        'images/image-placeholder.png',
      ],
      globIgnores: ['**/{Chart,zxcvbn,language,img-crop,ImageCrop,core-crop}*'],
    },
  });
