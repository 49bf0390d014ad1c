import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { scriptsOf, withImports } from './budgets.ts';

/** Entries that show any page of an event up to its content, with the menu and the entry code. */
const firstEntries = [
  '/index.html',
  '/app/Portal.tsx',
  '/app/event-shell/EventShell.tsx',
  '/app/event-shell/MobileMenu.tsx',
  '/account/profile/components/EntryCodeSheet.tsx',
];
/** Whatever has no hash in its name, the font, and the sheet that no script imports. */
const firstFiles = /^(?!assets\/)|\.woff2$|\/antd-[\w-]+\.css$/;

/**
 * The service worker, with the list of what is kept on the device beforehand: what attendees need without a network. The
 * first visit has to wait for a part of it; the rest is marked `later`. Everything else is kept once it was used.
 */
export function offlineFiles(): Plugin[] {
  const first = new Set<string>();
  const noteFirst: Plugin = {
    name: 'first-offline-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = scriptsOf(bundle);
      const entries = firstEntries.flatMap((entry) => {
        const script = scripts.find((candidate) => candidate.entry?.endsWith(entry));
        return script ?? this.error(`${entry} has no script`);
      });
      for (const { fileName, styles = [] } of withImports(entries, scripts))
        for (const name of [fileName, ...styles]) first.add(name);
    },
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    // data/offline/service-worker.ts registers it.
    injectRegister: false,
    // public/manifest.webmanifest is the manifest.
    manifest: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'appearance.js',
        'assets/*.{js,css}',
        'assets/figtree-latin-wght*.woff2',
        'icons/podium.svg',
        'images/image-placeholder.png',
      ],
      globIgnores: ['**/{Chart,QueryEditor,schema,zxcvbn,language,img-crop,ImageCrop,core-crop}*'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            first.has(entry.url) || firstFiles.test(entry.url) ? entry : { ...entry, later: true },
          ),
        }),
      ],
    },
  });
  return [noteFirst, ...worker];
}
