import { formFailures } from '../failures.ts';
import { unknownField } from '../known-names.ts';
import type { FieldNode } from '../tree/index.ts';

export interface Rename {
  readonly oldName: string;
  readonly newName: string;
}

/** The names above a name: `a.b.c` gives `a` and `a.b`. */
export function groupsOf(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

function checkNames(renames: readonly Rename[], known: ReadonlySet<string>, fields: Iterable<string>): void {
  const seen = new Set<string>();
  for (const { oldName, newName } of renames) {
    if (!known.has(oldName)) throw unknownField(oldName, fields);
    if (newName.split('.').some((part) => part.trim() === '')) {
      throw formFailures.fieldNameMalformed({ field: oldName, newName });
    }
    if (seen.has(oldName)) throw formFailures.fieldRenamedTwice({ field: oldName });
    seen.add(oldName);
  }
}

/** The new name of a field: by its own rename, or by that of the nearest group above it. */
function newNameOf(name: string, byOldName: ReadonlyMap<string, string>): string {
  const own = byOldName.get(name);
  if (own !== undefined) return own;
  const group = groupsOf(name).findLast((above) => byOldName.has(above));
  return group === undefined ? name : `${byOldName.get(group)}${name.slice(group.length)}`;
}

/** After all renames at once, no two fields may share a name, and no field may have that of a group. */
function checkResult(results: ReadonlyMap<string, string>): void {
  const fieldOf = new Map<string, string>();
  const groups = new Set([...results.values()].flatMap(groupsOf));
  const taken = (field: string, newName: string): never => {
    throw formFailures.fieldNameTaken({ field, newName });
  };
  for (const [field, newName] of results) {
    const other = fieldOf.get(newName);
    if (other !== undefined) taken(newName === field ? other : field, newName);
    fieldOf.set(newName, field);
  }
  for (const [field, newName] of results) {
    if (!groups.has(newName)) continue;
    const member = [...results].find(([, name]) => name.startsWith(`${newName}.`));
    const moved = newName === field ? member : [field, newName];
    // A form that already had a field and a group of one name is not refused for it.
    if (moved && moved[0] !== moved[1]) taken(moved[0] ?? field, moved[1] ?? newName);
  }
}

/** A broken form may give a field kids with names of their own: it is renamed like a field, and they follow. */
export const isFieldAndGroup = ({ dict, kids, widgets }: FieldNode): boolean =>
  kids.length > 0 && widgets.some((widget) => widget.dict !== dict);

/** Each field's name after the renames, or a failure that names the field. */
export function planRenames(nodes: readonly FieldNode[], renames: readonly Rename[]): Map<string, string> {
  const fields = new Set(nodes.filter(({ kids }) => kids.length === 0).map(({ name }) => name));
  fields.delete('');
  const known = new Set(nodes.map(({ name }) => name));
  known.delete('');
  checkNames(renames, known, fields);
  const byOldName = new Map(renames.map(({ oldName, newName }) => [oldName, newName]));
  const results = new Map(Array.from(fields, (name) => [name, newNameOf(name, byOldName)]));
  checkResult(results);
  const taken = new Set(results.values());
  for (const { name } of nodes.filter(isFieldAndGroup)) {
    const newName = newNameOf(name, byOldName);
    if (newName !== name && taken.has(newName)) throw formFailures.fieldNameTaken({ field: name, newName });
    taken.add(newName);
    results.set(name, newName);
  }
  return results;
}
