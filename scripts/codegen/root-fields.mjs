/** GraphQL Code Generator plugin: the names of the fields of Query, for what asks again for some of them. */
export const plugin = (schema) =>
  `export type RootField = ${Object.keys(schema.getQueryType().getFields())
    .map((name) => `'${name}'`)
    .join(' | ')};`;
