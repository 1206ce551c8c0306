import { type KnownOperation, type OperationId, operations, type Pipeline } from '@pagesmith/operations';
import { useLocation, useNavigate } from 'react-router';
import { begin, nothingBegun, type Work } from './work-store.ts';

/** A pipeline that is being built, from a saved one where it is named. */
export interface Building {
  readonly name?: string;
  readonly pipeline?: Pipeline;
}

interface ToolState {
  readonly tool?: { readonly id: OperationId; readonly work: string };
  /** The tool that was just left. */
  readonly left?: OperationId;
  readonly building?: Building;
  readonly isBulkFill?: boolean;
}

/** The open tool has no address; it is part of its entry in the browser's history, so Back, Forward and a reload find it. */
export function useOpenTool() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = (location.state ?? {}) as ToolState;
  const tool: KnownOperation | undefined = operations.find(({ id }) => id === state.tool?.id);
  const go = (next: ToolState) => void navigate(location, { state: next });
  return {
    tool,
    workId: state.tool?.work ?? '',
    left: state.left,
    building: state.building,
    isBulkFill: state.isBulkFill === true,
    fillInBulk: () => go({ isBulkFill: true }),
    build: (building: Building = {}) => go({ building }),
    open: (id: OperationId, work: Work = nothingBegun) => {
      const workId = crypto.randomUUID();
      begin(workId, work);
      go({ tool: { id, work: workId } });
    },
    leave: () => go(tool ? { left: tool.id } : {}),
  };
}
