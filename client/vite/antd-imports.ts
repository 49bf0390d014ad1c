import type { Plugin } from 'vite';

interface Replacement {
  /** The end of the path of a module of antd. */
  module: string;
  from: string;
  to: string;
}

const replacements: readonly Replacement[] = [
  {
    // The index attaches every part of a form to one object, so that a context alone would bring them all.
    module: '/antd/es/form/context.js',
    from: "import { FormProvider as RcFormProvider } from '@rc-component/form';",
    to: "import { FormProvider as RcFormProvider } from '@rc-component/form/es/FormContext';",
  },
  {
    // Only for ConfigProvider's `tooltip.unique`, which is not set; it would bring all that places popups.
    module: '/antd/es/config-provider/index.js',
    from: "import UniqueProvider from '../tooltip/UniqueProvider';",
    to: "import { Fragment as UniqueProvider } from 'react';",
  },
];

/** Cuts imports of antd that bring more than a page uses. Fails the build where antd no longer has them. */
export function antdImports(): Plugin {
  const applied = new Set<Replacement>();
  return {
    name: 'antd-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]antd[\\/]es[\\/](form[\\/]context|config-provider[\\/]index)\.js$/ },
      handler(code, id) {
        const replacement = replacements.find(({ module }) => id.replaceAll('\\', '/').endsWith(module));
        if (!replacement || !code.includes(replacement.from)) return undefined;
        applied.add(replacement);
        return { code: code.replace(replacement.from, replacement.to), map: null };
      },
    },
    buildEnd() {
      for (const replacement of replacements) {
        if (!applied.has(replacement)) this.error(`${replacement.module} has no "${replacement.from}"`);
      }
    },
  };
}
