import { type OperationId, operations } from '@pagesmith/operations';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { TabHeading } from '../tab-heading.tsx';
import type { TabProps } from '../tab-props.ts';
import { KeyChoice, KeyWarning } from './key-choice.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { ToolView } from './tool-view.tsx';
import { toolsWords } from './words.ts';

/** The grid of tools, or the one that was opened. The chosen key goes from tool to tool. */
export function Tools({ onOpenKeys, onOpenBilling }: TabProps) {
  const words = useWords(toolsWords);
  const { data } = useDashboard();
  const [openId, setOpenId] = useState<OperationId>();
  const [left, setLeft] = useState<OperationId>();
  const [chosenId, setChosenId] = useState<string>();
  const keys = data.value?.apiKeys ?? [];
  const active = keys.filter(({ status }) => status === 'active');
  const chosen = active.find(({ $id }) => $id === chosenId) ?? active[0];
  const warning = <KeyWarning hasKeys={keys.length > 0} onOpenKeys={onOpenKeys} />;
  const tool = operations.find(({ id }) => id === openId);
  if (tool) {
    return (
      <ToolView
        tool={tool}
        apiKey={chosen}
        keyArea={chosen ? <KeyChoice keys={active} chosen={chosen} onChoose={setChosenId} /> : warning}
        onOpenBilling={onOpenBilling}
        onBack={() => {
          setLeft(tool.id);
          setOpenId(undefined);
        }}
      />
    );
  }
  return (
    <section className="grid gap-8">
      <TabHeading title={words.heading} lead={words.lead} />
      {!chosen && warning}
      <ToolGrid left={left} onOpen={setOpenId} />
    </section>
  );
}
