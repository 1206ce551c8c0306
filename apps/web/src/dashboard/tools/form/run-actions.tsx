import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { toolsWords } from '../words.ts';

interface RunActionsProps {
  action: string;
  isRunning: boolean;
  isReady: boolean;
  onCancel: () => void;
}

export function RunActions({ action, isRunning, isReady, onCancel }: RunActionsProps) {
  const words = useWords(toolsWords);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant="primary"
        disabled={!isReady || isRunning}
        className="grow"
        aria-busy={isRunning}
      >
        {isRunning ? words.running : action}
      </Button>
      {isRunning && <Button onClick={onCancel}>{words.cancel}</Button>}
    </div>
  );
}
