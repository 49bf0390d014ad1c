/** GraphQL Code Generator plugin: passes on the modules of all features, which the bundler then takes apart again. */
import { features } from './features.mjs';

export const plugin = (_schema, _documents, { folder }) =>
  features()
    .map((feature) => `export * from './${folder}/${feature}';`)
    .join('\n');
