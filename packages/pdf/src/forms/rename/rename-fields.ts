import { PdfArray } from '@libpdf/core';
import type { PdfDocument } from '../../document/index.ts';
import { formFailures } from '../failures.ts';
import { mendForm } from '../mend-form.ts';
import { textOf, textString } from '../text-string.ts';
import { type FieldNode, type FieldTree, fieldsOf, readTree } from '../tree/index.ts';
import { dropXfa, refusePureXfa } from '../xfa.ts';
import { Hierarchy } from './move-field.ts';
import { groupsOf, isFieldAndGroup, planRenames, type Rename } from './plan-renames.ts';
import { renameInActions } from './rename-in-actions.ts';

const groupOf = (name: string): string => groupsOf(name).at(-1) ?? '';

/** Groups that keep all their fields under one new name beside the old one: they only change their own /T. */
function groupsRenamedWhole(
  tree: FieldTree,
  renames: readonly Rename[],
  results: ReadonlyMap<string, string>,
) {
  const byOldName = new Map(renames.map(({ oldName, newName }) => [oldName, newName]));
  const kept = new Set([...results].filter(([from, to]) => from === to).flatMap(([name]) => groupsOf(name)));
  const whole = new Map<FieldNode, string>();
  for (const node of tree.nodes) {
    const newName = byOldName.get(node.name);
    if (newName === undefined || node.kids.length === 0 || !isNamed(node) || isFieldAndGroup(node)) continue;
    const movesTogether = [...results].every(
      ([from, to]) => !from.startsWith(`${node.name}.`) || to === `${newName}${from.slice(node.name.length)}`,
    );
    const isSingle = tree.nodes.filter(({ name }) => name === node.name).length === 1;
    const others = [...results].some(
      ([from, to]) => to.startsWith(`${newName}.`) && !from.startsWith(`${node.name}.`),
    );
    if (
      movesTogether &&
      isSingle &&
      !others &&
      !kept.has(newName) &&
      groupOf(newName) === groupOf(node.name)
    ) {
      whole.set(node, newName);
    }
  }
  return whole;
}

const isNamed = ({ dict }: FieldNode): boolean => textOf(dict.get('T')) !== undefined || dict.has('T');

const isUnder = (node: FieldNode, groups: ReadonlyMap<FieldNode, string>): boolean => {
  for (let at = node.parent; at; at = at.parent) if (groups.has(at)) return true;
  return false;
};

/** Whether a move of something above the node gives it its new name already. */
const follows = (node: FieldNode, target: string, moves: ReadonlyMap<FieldNode, string>): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    const moved = moves.get(at);
    if (moved !== undefined) return target === `${moved}${node.name.slice(at.name.length)}`;
  }
  return false;
};

/** The node that carries the last part of a field's name: itself, or the nearest named one above it. */
function namedNode(node: FieldNode): FieldNode {
  let at = node;
  while (!isNamed(at) && at.parent) at = at.parent;
  return at;
}

/** Gives fields and groups new full names, all at once; values, widgets and looks stay as they are. */
export function renameFields(document: PdfDocument, renames: readonly Rename[]): void {
  const tree = readTree(document);
  const fields = fieldsOf(tree);
  refusePureXfa(tree, fields);
  if (fields.size === 0) throw formFailures.formAbsent();
  const results = planRenames(tree.nodes, renames);
  dropXfa(document, tree);
  const acroForm = mendForm(document, tree);
  const listed = acroForm.get('Fields', tree.resolve);
  if (!(listed instanceof PdfArray)) return;
  const whole = groupsRenamedWhole(tree, renames, results);
  const hierarchy = new Hierarchy(document, listed, tree.resolve);
  const moves = new Map<FieldNode, string>();
  for (const node of tree.nodes) {
    const newName = whole.get(node) ?? node.name;
    const isField = node.kids.length === 0 || isFieldAndGroup(node);
    if (!isField) {
      if (node.ref && !isUnder(node, whole)) hierarchy.addGroup(newName, node.dict, node.ref);
      continue;
    }
    const target = results.get(node.name) ?? node.name;
    if (target !== node.name && !isUnder(node, whole) && !follows(node, target, moves)) {
      moves.set(namedNode(node), target);
    }
  }
  for (const [node, newName] of whole) setLastPart(node, newName);
  for (const [node, newName] of moves) {
    if (groupOf(newName) === groupOf(node.name) && !node.name.endsWith('.')) setLastPart(node, newName);
    else hierarchy.move(node, newName);
  }
  for (const node of moves.keys()) if (node.parent) hierarchy.removeIfEmpty(node.parent);
  const names = new Map([...results, ...renames.map(({ oldName, newName }) => [oldName, newName] as const)]);
  renameInActions(document, tree, names);
}

const setLastPart = (node: FieldNode, newName: string): void =>
  node.dict.set('T', textString(newName.split('.').at(-1) ?? ''));
