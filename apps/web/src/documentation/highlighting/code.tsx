import { CodeBlock, type CodeBlockProps } from '../../paper/code-block.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { useOwnKey } from '../own-key/own-key.tsx';
import { keyPlaceholder } from '../samples/index.ts';
import { addressStandIn, piecesOf } from './runs.ts';

const looks = {
  c: 'text-code-comment',
  s: 'text-code-string',
  k: 'text-code-keyword',
  f: 'text-code-name',
  n: 'text-code-constant',
};

/** Code in its colours, with the address of this site and, once the reader has asked for it, their own key. */
export function Code({ code, ...rest }: CodeBlockProps) {
  const { publicUrl } = useOperator();
  const { key = keyPlaceholder } = useOwnKey();
  const pieces = piecesOf(code.replaceAll(publicUrl, addressStandIn));
  const own = (text: string) => text.replaceAll(addressStandIn, publicUrl).replaceAll(keyPlaceholder, key);
  let at = 0;
  return (
    <CodeBlock {...rest} code={own(code)}>
      {pieces.map(({ kind, text }) => {
        at += text.length;
        if (!kind) return own(text);
        return (
          <span key={at} className={looks[kind]}>
            {own(text)}
          </span>
        );
      })}
    </CodeBlock>
  );
}
