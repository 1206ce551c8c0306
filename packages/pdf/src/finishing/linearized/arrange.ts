import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { ReachedObjects } from '../../document/index.ts';
import type { FlatPages } from './flat-pages.ts';

/** Objects by their index, in the order in which they stand in the file (ISO 32000-2, F.3). */
export interface Arrangement {
  readonly reached: ReachedObjects;
  /** The catalog, and what a viewer needs to open the document. */
  readonly opening: readonly number[];
  readonly firstPage: readonly number[];
  readonly otherPages: readonly (readonly number[])[];
  readonly shared: readonly number[];
  readonly rest: readonly number[];
  readonly outlines: readonly number[];
  /** By page, those of the objects it uses that stand elsewhere among the shared, or on the first page. */
  readonly sharedOf: readonly (readonly number[])[];
}

const openingKeys = new Set(['ViewerPreferences', 'PageMode', 'Threads', 'OpenAction', 'AcroForm']);
const thumbnailKey = PdfName.of('Thumb');
const ofPages = new Set([PdfName.of('Parent'), thumbnailKey]);
const ofStreams = new Set([PdfName.of('Length')]);

/** Who reaches an object: pages by their index, or a part of the document by its name. */
type User = number | string;

export function arrange({ catalog, pages, resolve }: FlatPages, info: PdfDict | null): Arrangement {
  const reached = new ReachedObjects(resolve);
  const users = new Map<number, Set<User>>();
  const root = reached.add(catalog);
  const pageIndexes = pages.map((page) => reached.add(page));
  const reach = (user: User, start: PdfObject) => walk(reached, users, user, start);
  pages.forEach((page, index) => {
    reach(index, page);
    const thumbnail = page.get(thumbnailKey);
    if (thumbnail) reach('Thumb', thumbnail);
  });
  for (const [key, value] of catalog) reach(`/${key.value}`, value);
  if (info) {
    const index = reached.add(info);
    users.set(index, new Set(['Info']));
    reach('Info', info);
  }
  const kinds = kindsOf(users, root);
  const of = (kind: Kind) => [...users.keys()].filter((index) => kinds.get(index) === kind);
  const [first = root] = pageIndexes;
  const usesOutlines = catalog.getName('PageMode', resolve)?.value === 'UseOutlines';
  const outlinesRef = catalog.get('Outlines');
  const outlineRoot = outlinesRef instanceof PdfRef ? reached.indexOf(outlinesRef) : undefined;
  const outlines = startingWith(outlineRoot, of('outlines'));
  const firstPage = [
    ...startingWith(first, of('first')),
    ...of('first shared'),
    ...(usesOutlines ? outlines : []),
  ];
  const shared = of('shared');
  const privates = groupByPage(of('private'), users);
  const isOfTree = (index: number): boolean => users.get(index)?.has('/Pages') ?? false;
  const rest = of('rest');
  const listed = new Set([...firstPage, ...shared]);
  return {
    reached,
    opening: [root, ...of('opening')],
    firstPage,
    otherPages: pageIndexes.slice(1).map((page, index) => startingWith(page, privates.get(index + 1) ?? [])),
    shared,
    rest: [
      ...rest.filter(isOfTree),
      ...(usesOutlines ? [] : outlines),
      ...rest.filter((index) => !isOfTree(index)),
    ],
    outlines,
    sharedOf: sharedByPage(users, listed, pages.length),
  };
}

const startingWith = (first: number | undefined, others: readonly number[]): number[] =>
  first === undefined ? [...others] : [first, ...others.filter((index) => index !== first)];

function groupByPage(indexes: readonly number[], users: ReadonlyMap<number, ReadonlySet<User>>) {
  const groups = new Map<User, number[]>();
  for (const index of indexes) {
    const [page = 0] = users.get(index) ?? [];
    const group = groups.get(page);
    if (group) group.push(index);
    else groups.set(page, [index]);
  }
  return groups;
}

function sharedByPage(
  users: ReadonlyMap<number, ReadonlySet<User>>,
  listed: ReadonlySet<number>,
  pageCount: number,
): number[][] {
  const shared = Array.from({ length: pageCount }, (): number[] => []);
  for (const [index, by] of users) {
    if (by.size < 2 || !listed.has(index)) continue;
    for (const user of by) if (typeof user === 'number' && user > 0) shared[user]?.push(index);
  }
  return shared;
}

/** Marks what a user reaches, up to other pages: what lies behind those is theirs. */
function walk(reached: ReachedObjects, users: Map<number, Set<User>>, user: User, start: PdfObject): void {
  const pending: { object: PdfObject; isStart: boolean }[] = [{ object: start, isStart: true }];
  if (!(start instanceof PdfRef) && typeof user === 'number') mark(users, reached.add(start), user);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { object, isStart } = next;
    if (object instanceof PdfRef) {
      const index = reached.indexOf(object);
      const target = index === undefined ? undefined : reached.objects[index];
      if (index === undefined || !target || isPage(target) || users.get(index)?.has(user)) continue;
      mark(users, index, user);
      pending.push({ object: target, isStart: false });
    } else if (object instanceof PdfArray) {
      for (const item of object) pending.push({ object: item, isStart: false });
    } else if (object instanceof PdfDict) {
      if (isPage(object) && !isStart) continue;
      // A stream's length is written into it; thumbnails stand by themselves behind all pages (F.3.10).
      const leftOut = object instanceof PdfStream ? ofStreams : isPage(object) ? ofPages : undefined;
      for (const [key, value] of object) {
        if (!leftOut?.has(key)) pending.push({ object: value, isStart: false });
      }
    }
  }
}

const isPage = (object: PdfObject): boolean =>
  object instanceof PdfDict && object.getName('Type')?.value === 'Page';

function mark(users: Map<number, Set<User>>, index: number, user: User): void {
  const known = users.get(index);
  if (known) known.add(user);
  else users.set(index, new Set([user]));
}

type Kind = 'root' | 'outlines' | 'opening' | 'first' | 'first shared' | 'private' | 'shared' | 'rest';

function kindsOf(users: ReadonlyMap<number, ReadonlySet<User>>, root: number): Map<number, Kind> {
  return new Map([...users].map(([index, by]) => [index, index === root ? 'root' : kindOf(by)]));
}

function kindOf(by: ReadonlySet<User>): Kind {
  const pages = [...by].filter((user) => typeof user === 'number');
  const parts = [...by].filter((user) => typeof user === 'string');
  if (parts.includes('/Outlines')) return 'outlines';
  if (parts.some((part) => openingKeys.has(part.slice(1)))) return 'opening';
  const isOfOthers = parts.length > 0;
  if (by.has(0)) return pages.length === 1 && !isOfOthers ? 'first' : 'first shared';
  if (pages.length === 1 && !isOfOthers) return 'private';
  return pages.length > 1 ? 'shared' : 'rest';
}
