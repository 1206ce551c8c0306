import { DefinitionList } from './definition-list.tsx';
import { Heading } from './heading.tsx';

interface MeaningsProps {
  id: string;
  title: string;
  of: Readonly<Record<string, string>>;
}

/** Terms with what each of them means, under a heading. */
export function Meanings({ id, title, of }: MeaningsProps) {
  return (
    <div className="grid gap-3">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <DefinitionList definitions={Object.entries(of).map(([term, meaning]) => ({ term, meaning }))} />
    </div>
  );
}
