import { Prose } from '../paper/prose.tsx';
import { Heading } from './heading.tsx';

interface RulesProps {
  id: string;
  title: string;
  sentences: readonly string[];
}

/** What holds, sentence by sentence. */
export function Rules({ id, title, sentences }: RulesProps) {
  return (
    <div className="grid gap-3">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Prose>{sentence}</Prose>
          </li>
        ))}
      </ul>
    </div>
  );
}
