import type { Plugin } from 'vite';

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Libraries with one index over many modules, and where each thing it exports really is. */
const libraries: Record<string, (name: string) => string> = {
  antd: (name) => `antd/es/${kebab(name)}`,
  '@ant-design/icons': (name) => `@ant-design/icons/es/icons/${name}`,
};
const statement = /^import \{([^}]+)\} from '(antd|@ant-design\/icons)';/gm;

function direct(names: string, library: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [exported = name, local = exported] = name.split(' as ');
      return `import ${local} from '${libraries[library]?.(exported)}';`;
    })
    .join(' ');
}

/** Has our modules import from where things are, so that what a module needs can be read off its imports. */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]client[\\/]src[\\/].*\.tsx?$/ },
      handler: (code) => {
        const replaced = code.replace(statement, (_all, names: string, library: string) =>
          direct(names, library),
        );
        return replaced === code ? undefined : { code: replaced, map: null };
      },
    },
  };
}
