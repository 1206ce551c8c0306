import type { ComponentType } from 'react';
import { extrasOf } from '../extras.ts';
import { FillStage } from '../fill-pdf/fill-stage.tsx';
import { FilesStage } from '../merge-pdf/files-stage.tsx';
import { PickStage } from '../pages/pick-stage.tsx';
import type { Tool } from '../tool.ts';
import { ReadStage } from './read-stage.tsx';
import type { StageProps } from './stage-props.ts';

/** What stands in the middle of a tool: its own, else what the kinds of its parts ask for. */
export function stageOf(tool: Tool): ComponentType<StageProps> {
  const { Stage } = extrasOf(tool.id);
  if (Stage) return Stage;
  const kinds = new Set(Object.values(tool.parts).map(({ kind }) => kind));
  if (kinds.has('fields')) return FillStage;
  if (kinds.has('page') || kinds.has('pages')) return PickStage;
  return kinds.has('pdf') ? ReadStage : FilesStage;
}
