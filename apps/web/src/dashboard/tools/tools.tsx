import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Skeleton } from '../../paper/states.tsx';
import { BulkFillSection } from '../bulk-fill/bulk-fill-section.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { PipelinesSection } from '../pipelines/pipelines-section.tsx';
import { TabHeading } from '../tab-heading.tsx';
import type { TabProps } from '../tab-props.ts';
import { useFoundWork } from './kept-work/use-kept-work.ts';
import { useOpenTool } from './kept-work/use-open-tool.ts';
import { KeyChoice } from './key/key-choice.tsx';
import { KeyWarning } from './key/key-warning.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { ToolView, type ToolViewProps } from './tool-view.tsx';
import { toolsWords } from './words.ts';

const PipelineBuilder = lazy(async () => ({
  default: (await import('../pipelines/pipeline-builder.tsx')).PipelineBuilder,
}));

const BulkFillView = lazy(async () => ({
  default: (await import('../bulk-fill/bulk-fill-view.tsx')).BulkFillView,
}));

/** The grid of tools, or the one that was opened. The chosen key goes from tool to tool. */
export function Tools({ onOpenKeys, onOpenBilling }: TabProps) {
  const words = useWords(toolsWords);
  const { account, data } = useDashboard();
  const { tool, workId, left, open, leave, building, build, ...bulk } = useOpenTool();
  const [chosenId, setChosenId] = useState<string>();
  const keys = data.value?.apiKeys ?? [];
  const active = keys.filter(({ status }) => status === 'active');
  const chosen = active.find(({ $id }) => $id === chosenId) ?? active[0];
  const warning = <KeyWarning hasKeys={keys.length > 0} onOpenKeys={onOpenKeys} />;
  const keyArea = chosen ? <KeyChoice keys={active} chosen={chosen} onChoose={setChosenId} /> : warning;
  if (building) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PipelineBuilder
          begun={building}
          apiKey={chosen}
          keyArea={keyArea}
          onBack={leave}
          onOpenTool={open}
        />
      </Suspense>
    );
  }
  if (bulk.isBulkFill) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <BulkFillView apiKey={chosen} keyArea={keyArea} onBack={leave} />
      </Suspense>
    );
  }
  if (tool) {
    return (
      <FoundTool
        key={workId}
        tool={tool}
        workId={workId}
        accountId={account.$id}
        apiKey={chosen}
        keyArea={keyArea}
        onOpenBilling={onOpenBilling}
        onOpenTool={open}
        onBack={leave}
      />
    );
  }
  return (
    <section className="grid gap-8">
      <TabHeading title={words.heading} lead={words.lead} />
      {!chosen && warning}
      <ToolGrid left={left} onOpen={open} />
      <div className="grid gap-4 lg:grid-cols-2">
        <BulkFillSection onOpen={bulk.fillInBulk} />
        <PipelinesSection onBuild={build} />
      </div>
    </section>
  );
}

/** A tool with what was begun in it. */
function FoundTool(props: Omit<ToolViewProps, 'begun'>) {
  const begun = useFoundWork(props.workId, props.accountId);
  return begun ? <ToolView {...props} begun={begun} /> : <Skeleton className="h-96" />;
}
