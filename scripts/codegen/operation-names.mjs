/** GraphQL Code Generator plugin: the names of all operations, which the server counts by name. */
export const plugin = (_schema, documents) => {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map(({ name }) => name.value);
  return `${JSON.stringify(
    [...new Set(names)].sort((a, b) => a.localeCompare(b)),
    null,
    2,
  )}\n`;
};
