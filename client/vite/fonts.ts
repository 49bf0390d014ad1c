import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import type { Plugin } from 'vite';

const moduleId = 'virtual:font-fallbacks.css';
const latin = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
/** Fonts of the systems that text stands in until Figtree has come, and those with the same widths. */
const systemFonts: Record<string, string[]> = {
  Arial: ['Arial', 'Helvetica', 'Liberation Sans'],
  Roboto: ['Roboto'],
};

/** `@font-face` rules that stretch the fonts of the systems to the size of Figtree: nothing moves when it comes. */
async function fallbackFaces(): Promise<string> {
  const metrics = await readMetrics(pathToFileURL(createRequire(import.meta.url).resolve(latin)));
  if (!metrics) throw new Error(`${latin} has no metrics`);
  const faces = Object.entries(systemFonts).map(async ([font, names]) => {
    const face = generateFontFace(metrics, {
      name: `Figtree on ${font}`,
      font,
      metrics: (await getMetricsForFamily(font)) ?? undefined,
    });
    return face.replace(/src:[^;]*/, `src: ${names.map((name) => `local("${name}")`).join(', ')}`);
  });
  return (await Promise.all(faces)).join('\n');
}

/** Provides `virtual:font-fallbacks.css`, and has the browser fetch Figtree before it has read the styles. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    resolveId: (id) => (id === moduleId ? moduleId : undefined),
    load: (id) => (id === moduleId ? fallbackFaces() : undefined),
    transformIndexHtml(_html, { bundle }) {
      const files = Object.keys(bundle ?? {});
      const file = files.find((name) => /figtree-latin-wght-normal[^/]*\.woff2$/.test(name));
      if (!file) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}
