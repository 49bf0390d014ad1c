/** The texts of one catalogue, `messages.ts` or one of its translations, with where each stands in the source. */
import { parseSync } from 'vite';

const WRAPPERS = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'];

const unwrapped = (node) => {
  if (WRAPPERS.includes(node.type)) return unwrapped(node.expression);
  return node.type === 'CallExpression' && node.callee.name === 'catalogue'
    ? unwrapped(node.arguments[1])
    : node;
};

const keyOf = ({ name, value }) => name ?? String(value);

/** The names of a function's parameters, or of their parts. */
export const parametersOf = ({ params = [] }) =>
  params.flatMap((one) =>
    one.type === 'ObjectPattern' ? one.properties.map(({ key }) => key.name) : one.name,
  );

/** A value is called as the parameter that it is made of: `{count}` for `formatNumber(count)`. */
const nameOf = (code, parameters) => code.match(/\w+/g).find((word) => parameters.includes(word)) ?? code;

/** The word for several that English writes behind a count: `people` of `plural(total, 'person', 'people')`. */
function pluralOf(node) {
  const [, one, many = one] = node.callee?.name === 'plural' ? node.arguments : [];
  if (typeof many?.value !== 'string') return '';
  return many === one ? ` ${one.value}s` : ` ${many.value}`;
}

/** A template as a pattern with `{name}`; undefined where what stands between the words chooses words itself. */
function patternOf(template, source, parameters) {
  const values = new Map();
  let text = '';
  for (const [index, { value }] of template.quasis.entries()) {
    text += value.cooked;
    if (/[{}]/.test(value.cooked)) return undefined;
    const expression = template.expressions[index];
    if (!expression) continue;
    const code = source.slice(expression.start, expression.end);
    const name = nameOf(code, parameters);
    if (/[{}`]|[^?]\?[^?.]/.test(code) || (values.get(name) ?? code) !== code) return undefined;
    values.set(name, code);
    text += `{${name}}${pluralOf(expression)}`;
  }
  return { text, values };
}

/**
 * The texts of a value: one, those of both arms of a condition, or the forms of `counted`, which their labels tell apart. Undefined
 * where other code makes a text.
 */
function partsOf(value, source, parameters, labels = []) {
  const node = unwrapped(value);
  const code = source.slice(node.start, node.end);
  const one = (pattern) => pattern && [{ label: labels.join(', '), node, parameters, ...pattern }];
  const all = (list) => {
    const parts = list.map(([label, inner]) => partsOf(inner, source, parameters, [...labels, label]));
    return parts.includes(undefined) ? undefined : parts.flat();
  };
  const numbered = (list) => all(list.map((inner, index) => [String(index + 1), inner]));
  switch (node.type) {
    case 'Literal':
      if (typeof node.value !== 'string' || node.value === '') return [];
      return /[{}]/.test(node.value) ? undefined : one({ text: node.value, values: new Map() });
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
      return one(patternOf(node.quasi ?? node, source, parameters));
    case 'ArrowFunctionExpression':
      if (node.body.type === 'BlockStatement') return undefined;
      return partsOf(node.body, source, [...parameters, ...parametersOf(node)], labels);
    case 'ArrayExpression':
      return numbered(node.elements);
    case 'BinaryExpression':
      return numbered([node.left, node.right]);
    case 'ConditionalExpression':
      return all([
        [source.slice(node.test.start, node.test.end), node.consequent],
        ['else', node.alternate],
      ]);
  }
  if (node.type === 'CallExpression' && node.callee.name === 'counted') {
    const forms = node.arguments[1].properties ?? [];
    return all(forms.map(({ key, value: form }) => [keyOf(key), form]));
  }
  if (pluralOf(node)) {
    const name = nameOf(code, parameters);
    return one({ text: `{${name}}${pluralOf(node)}`, values: new Map([[name, code]]) });
  }
  return node.type !== 'FunctionDeclaration' && !/['"`]/.test(code) ? [] : undefined;
}

const declarationsOf = (program) =>
  program.body.flatMap((statement) => {
    const declaration = statement.declaration ?? statement;
    const isExported = statement.type === 'ExportNamedDeclaration';
    if (declaration.type === 'FunctionDeclaration')
      return [{ name: declaration.id.name, node: declaration, isExported }];
    const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [];
    return declared.map(({ id, init }) => ({ name: id.name, node: unwrapped(init), isExported }));
  });

/**
 * Entries by key, `live.requested`, and the objects that hold them. An entry has its parts, or none where it is code. Those of helpers,
 * which a language may have of its own, begin with the helper's name.
 */
export function readCatalogue(file, source) {
  const declared = declarationsOf(parseSync(file, source).program);
  const constants = new Map(declared.filter(({ isExported }) => !isExported).map((one) => [one.name, one]));
  const used = new Set();
  const entries = new Map();
  const groups = new Map();

  const visit = (value, { path, isHelper = false, parameters = [] }) => {
    const node = unwrapped(value);
    const into = (inner, key) => visit(inner, { path: [...path, key], isHelper, parameters });
    const body = node.type === 'ArrowFunctionExpression' ? unwrapped(node.body) : undefined;
    const items = node.properties ?? node.elements;
    if (items) {
      const isList = node.type === 'ArrayExpression';
      // A list of sentences has no other keys.
      const keyOfItem = ({ key, value: text }, index) => {
        if (isList) return path.length > 0 ? String(index) : String(text);
        return key ? keyOf(key) : '...';
      };
      const keys = items.map(keyOfItem);
      groups.set(JSON.stringify(path), { node, items, keys, isList, isInFunction: parameters.length > 0 });
      for (const [index, item] of items.entries())
        into(isList ? item : (item.value ?? item.argument), keys[index]);
    } else if (/^(Object|Array)Expression$/.test(body?.type))
      visit(body, { path, isHelper, parameters: [...parameters, ...parametersOf(node)] });
    else if (constants.has(node.name)) {
      used.add(node.name);
      visit(constants.get(node.name).node, { path, isHelper });
    } else {
      entries.set(path.join('.'), { path, node, isHelper, parts: partsOf(node, source, parameters) });
    }
  };
  for (const { node, isExported } of declared) if (isExported) visit(node, { path: [] });
  for (const { name, node } of constants.values())
    if (!used.has(name)) visit(node, { path: [name], isHelper: true });
  return { source, entries, groups };
}
