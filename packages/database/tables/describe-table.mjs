// One table as Drizzle's source text.
const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
export const fileNameOf = (relation) => relation.replaceAll('_', '-');
export const exportNameOf = camelCase;

const builders = {
  text: 'text',
  boolean: 'boolean',
  integer: 'integer',
  smallint: 'smallint',
  'double precision': 'doublePrecision',
  date: 'date',
  json: 'json',
  jsonb: 'jsonb',
  bigint: 'wholeNumber',
  bytea: 'bytes',
  'timestamp(3) with time zone': 'time',
};
const own = new Set(['wholeNumber', 'bytes', 'time']);

export function describeTable(relation, catalog, columnTypes) {
  const columns = catalog.columns.filter((column) => column.relation === relation);
  const constraints = catalog.constraints.filter((constraint) => constraint.relation === relation);
  const { isView } = columns[0];
  const primary = constraints.find(({ kind }) => kind === 'p')?.columns ?? [];
  const texts = columns.map((column) => {
    const typed = isView ? sourceOf(column, catalog) : column;
    const columnType = columnTypes.has(`${relation}.${column.name}`) && `${relation}.${column.name}`;
    return describeColumn(column, {
      ...typed,
      primary,
      columnType,
      constraints: constraintsOf(typed, catalog),
    });
  });
  const body = texts.join('\n');
  const isComposite = primary.length > 1;
  const end = isComposite
    ? `, (table) => [primaryKey({ columns: [${primary.map((name) => `table.${camelCase(name)}`)}] })]);`
    : isView
      ? ').existing();'
      : ');';
  const maker = isView ? 'pgView' : 'pgTable';
  const declaration = `export const ${camelCase(relation)} = ${maker}('${relation}', {\n${body}\n}${end}\n`;
  return importsOf(declaration, relation, constraints) + declaration;
}

const sourceOf = (column, { columns, sources }) => {
  const source = sources.find(({ relation, name }) => relation === column.relation && name === column.name);
  const found = columns.find(({ relation, name }) => relation === source?.table && name === source?.name);
  return { ...column, relation: found?.relation, isRequired: found?.isRequired ?? false };
};

const constraintsOf = ({ relation, name }, { constraints }) =>
  constraints.filter(
    (one) => one.relation === relation && one.columns?.length === 1 && one.columns[0] === name,
  );

function describeColumn({ name, type, isView, default: given, isIdentity }, known) {
  const { primary, constraints, isRequired, columnType } = known;
  const builder = builders[type.replace(/\[\]$/, '')];
  if (!builder) throw new Error(`There is no Drizzle type for ${type} (column ${name}).`);
  const reference = !isView && constraints.find(({ kind }) => kind === 'f');
  const isKey = !isView && primary.length === 1 && primary[0] === name;
  return [
    `${camelCase(name)}: ${builder}('${name}'${optionsOf(type, constraints)})`,
    type.endsWith('[]') && '.array()',
    columnType && `.$type<ColumnTypes['${columnType}']>()`,
    isKey && '.primaryKey()',
    isRequired && !isKey && '.notNull()',
    isIdentity && '.generatedAlwaysAsIdentity()',
    !isView && given && defaultOf(given),
    reference && referenceTo(reference),
    ',',
  ]
    .filter(Boolean)
    .join('');
}

/** `CHECK (status IN (…))` says which values a text can have. */
function optionsOf(type, constraints) {
  if (type === 'date') return `, { mode: 'string' }`;
  const check = constraints.find(
    ({ kind, definition }) => kind === 'c' && definition.includes('= ANY (ARRAY['),
  );
  if (!check || type !== 'text') return '';
  const values = [...check.definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`);
  return `, { enum: [${values.join(', ')}] }`;
}

function defaultOf(expression) {
  if (expression === 'now()') return '.defaultNow()';
  if (/^(-?[\d.]+|true|false)$/.test(expression)) return `.default(${expression})`;
  const [, text, type] = /^'(.*)'::(text|jsonb|json|text\[\])$/.exec(expression) ?? [];
  if (type === 'text') return `.default('${text}')`;
  if (type === 'text[]') return `.default(${JSON.stringify(text.slice(1, -1).split(',').filter(Boolean))})`;
  if (type) return `.default(${text})`;
  throw new Error(`A default that is not understood: ${expression}`);
}

const referenceTo = ({ target, onDelete }) =>
  `.references(() => ${camelCase(target)}.id${onDelete ? `, { onDelete: '${onDelete}' }` : ''})`;

function importsOf(declaration, relation, constraints) {
  const drizzle = [...new Set([...Object.values(builders), 'pgTable', 'pgView', 'primaryKey'])]
    .filter((name) => !own.has(name) && new RegExp(`[^.\\w]${name}\\(`).test(declaration))
    .sort();
  const ours = [...own].filter((name) => declaration.includes(` ${name}(`)).sort();
  const targets = constraints
    .filter(({ kind, target }) => kind === 'f' && target !== relation)
    .map(({ target }) => target);
  return [
    `import { ${drizzle.join(', ')} } from 'drizzle-orm/pg-core';`,
    ours.length > 0 && `import { ${ours.join(', ')} } from '../columns.ts';`,
    declaration.includes('ColumnTypes[') && `import type { ColumnTypes } from '../column-types.ts';`,
    ...[...new Set(targets)]
      .sort()
      .map((target) => `import { ${camelCase(target)} } from './${fileNameOf(target)}.ts';`),
    '\n',
  ]
    .filter(Boolean)
    .join('\n');
}
