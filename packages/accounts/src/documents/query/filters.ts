import { and, or, type SQL, sql } from 'drizzle-orm';
import {
  type Attribute,
  type AttributeKind,
  type Collection,
  findAttribute,
  isQueryable,
  queryableNames,
} from '../collections.ts';
import { invalid, type Query, queryLimits, shapeQuery } from './parse.ts';
import { toParameter } from './values.ts';

interface FilterMethod {
  /** Most values that make sense; at least one is needed unless it is 0. */
  readonly valuesMax: 0 | 1 | 2 | 'many';
  readonly kinds: readonly AttributeKind[];
  toSql(column: SQL, values: readonly SQL[]): SQL;
}

const ordered: readonly AttributeKind[] = ['text', 'number', 'time'];
const texts: readonly AttributeKind[] = ['text'];

const compare = (operator: SQL, valuesMax: 1 | 'many' = 1): FilterMethod => ({
  valuesMax,
  kinds: ordered,
  toSql: (column, values) => anyOf(values, (value) => sql`${column} ${operator} ${value}`),
});
const match = (test: (column: SQL, value: SQL) => SQL): FilterMethod => ({
  valuesMax: 'many',
  kinds: texts,
  toSql: (column, values) => anyOf(values, (value) => test(column, value)),
});
const not = (method: FilterMethod): FilterMethod => ({
  ...method,
  toSql: (column, values) => sql`not (${method.toSql(column, values)})`,
});
const anyOf = (values: readonly SQL[], test: (value: SQL) => SQL): SQL =>
  sql`(${sql.join(values.map(test), sql` or `)})`;

const equal = compare(sql`=`, 'many');
const between: FilterMethod = {
  valuesMax: 2,
  kinds: ordered,
  toSql: (column, [from, to]) => sql`${column} between ${from} and ${to}`,
};
/** Any part, in any case: a customer who looks for "split" finds "/Split-PDF". */
const search = match((column, value) => sql`strpos(lower(${column}), lower(${value})) > 0`);
const contains = match((column, value) => sql`strpos(${column}, ${value}) > 0`);
const startsWith = match((column, value) => sql`starts_with(${column}, ${value})`);
const endsWith = match((column, value) => sql`right(${column}, length(${value})) = ${value}`);
const isNull: FilterMethod = { valuesMax: 0, kinds: ordered, toSql: (column) => sql`${column} is null` };

const methods: ReadonlyMap<string, FilterMethod> = new Map(
  Object.entries({
    equal,
    notEqual: not(equal),
    lessThan: compare(sql`<`),
    lessThanEqual: compare(sql`<=`),
    greaterThan: compare(sql`>`),
    greaterThanEqual: compare(sql`>=`),
    between,
    notBetween: not(between),
    search,
    notSearch: not(search),
    contains,
    containsAny: contains,
    notContains: not(contains),
    startsWith,
    notStartsWith: not(startsWith),
    endsWith,
    notEndsWith: not(endsWith),
    isNull,
    isNotNull: not(isNull),
  }),
);

export function toFilter(collection: Collection, query: Query, position: string, depth = 1): SQL {
  if (query.method === 'and' || query.method === 'or') return toGroup(collection, query, position, depth);
  const method = methods.get(query.method);
  if (!method) {
    throw invalid(
      `the method '${query.method}' is not available here.`,
      `la méthode «\u00a0${query.method}\u00a0» n’est pas disponible ici.`,
    );
  }
  const attribute = queryable(collection, query.attribute);
  if (!method.kinds.includes(attribute.kind)) {
    throw invalid(
      `'${query.method}' is only for texts, and '${query.attribute}' is not one.`,
      `«\u00a0${query.method}\u00a0» est réservé aux textes, et «\u00a0${query.attribute}\u00a0» n’en est pas un.`,
    );
  }
  checkCount(query, method.valuesMax);
  const values = query.values.map((value) => toParameter(attribute, query.attribute, value));
  return method.toSql(sql`${attribute.column}`, values);
}

function toGroup(collection: Collection, query: Query, position: string, depth: number): SQL {
  const { depthMax } = queryLimits;
  if (depth > depthMax || query.values.length === 0) {
    throw invalid(
      `'${query.method}' must hold at least one query and be at most ${depthMax} levels deep.`,
      `«\u00a0${query.method}\u00a0» doit contenir au moins une requête, sur ${depthMax} niveaux au plus.`,
    );
  }
  const parts = query.values.map((value, index) => {
    const place = `${position}.${index + 1}`;
    return toFilter(collection, shapeQuery(value, place), place, depth + 1);
  });
  return (query.method === 'and' ? and(...parts) : or(...parts)) ?? sql`true`;
}

/** The attribute of that name, if queries may use it: the rest of the collection is out of their reach. */
export function queryable(collection: Collection, name: string): Attribute {
  const attribute = findAttribute(collection, name);
  if (attribute && isQueryable(attribute)) return attribute;
  const names = queryableNames(collection).join(', ');
  throw invalid(
    `'${name}' is not an attribute of '${collection.id}' that can be queried. These can be: ${names}.`,
    `«\u00a0${name}\u00a0» n’est pas un attribut de «\u00a0${collection.id}\u00a0» que l’on puisse interroger. Attributs possibles\u00a0: ${names}.`,
  );
}

function checkCount({ method, values }: Query, valuesMax: FilterMethod['valuesMax']): void {
  const isRight = valuesMax === 'many' ? values.length > 0 : values.length === valuesMax;
  if (isRight) return;
  const wanted = valuesMax === 'many' ? '1+' : valuesMax;
  throw invalid(`'${method}' takes ${wanted} values.`, `«\u00a0${method}\u00a0» attend ${wanted} valeurs.`);
}
