import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from '../../../paper/button.tsx';
import { keepFocus } from './keep-focus.ts';

interface MoveButtonsProps {
  /** What the buttons say of the one thing they move. */
  labels: Readonly<Record<'up' | 'down' | 'remove', string>>;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves one thing of a list up or down, or removes it. */
export function MoveButtons({ labels, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const moves = [
    { label: labels.up, Icon: ArrowUp, isOff: isFirst, act: () => onMove(-1) },
    { label: labels.down, Icon: ArrowDown, isOff: isLast, act: () => onMove(1) },
    { label: labels.remove, Icon: X, isOff: false, act: onRemove },
  ];
  return (
    <div className="flex shrink-0">
      {moves.map(({ label, Icon, isOff, act }) => (
        <Button
          key={label}
          variant="quiet"
          size="small"
          className="px-1.5"
          disabled={isOff}
          aria-label={label}
          onClick={({ currentTarget }) => {
            act();
            keepFocus(currentTarget);
          }}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
      ))}
    </div>
  );
}
