import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Libraries with one index over many modules, and where each thing it exports really is. */
const libraries: Record<string, (name: string) => string> = {
  antd: (name) => `antd/es/${kebab(name)}`,
  '@ant-design/icons': (name) => `@ant-design/icons/es/icons/${name}`,
};
const ofLibrary = /^import \{([^}]+)\} from '(antd|@ant-design\/icons)';/gm;
const ofUi = /^(import|export) \{([^}]+)\} from '((?:\.\.?\/)+ui)';/gm;

/** The names of a statement that are values. */
const valuesIn = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/** The module of each thing that `ui/index.ts` exports. */
function modulesOfUi(): Map<string, string> {
  const index = readFileSync(new URL('../src/ui/index.ts', import.meta.url), 'utf8');
  const statements = index.matchAll(/^export \{([^}]+)\} from '\.([^']+)';/gm);
  return new Map(
    [...statements].flatMap(([, names = '', path = '']) => valuesIn(names).map((name) => [name, path])),
  );
}

function direct(names: string, library: string): string {
  return valuesIn(names)
    .map((name) => {
      const [exported = name, local = exported] = name.split(' as ');
      return `import ${local} from '${libraries[library]?.(exported)}';`;
    })
    .join(' ');
}

/** Has our modules import from where things are, so that what a module needs can be read off its imports. */
export function directImports(): Plugin {
  const ui = modulesOfUi();
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]client[\\/]src[\\/].*\.tsx?$/ },
      handler(code) {
        const replaced = code
          .replace(ofLibrary, (_all, names: string, library: string) => direct(names, library))
          .replace(ofUi, (_all, verb: string, names: string, path: string) =>
            valuesIn(names)
              .map((name) => {
                const module = ui.get(name.split(' as ')[0] ?? name);
                if (!module) this.error(`ui/index.ts has no "${name}"`);
                return `${verb} { ${name} } from '${path}${module}';`;
              })
              .join(' '),
          );
        return replaced === code ? undefined : { code: replaced, map: null };
      },
    },
  };
}
