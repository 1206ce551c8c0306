import type { FailureKind, Words } from '@pagesmith/kernel';

const unknown = '…';

/** Stands for whatever a message is made with in one case: it is written as an ellipsis, and everything of it is the same. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => unknown;
    if (name === Symbol.iterator) return () => [anything][Symbol.iterator]();
    if (name === 'toString' || name === 'toLocaleString') return () => unknown;
    return anything;
  },
  apply: () => anything,
});

/** No number is unknown otherwise, and an ellipsis ends a sentence by itself. */
const written = (text: string): string => text.replaceAll('NaN', unknown).replaceAll(`${unknown}.`, unknown);

type Maker = FailureKind & ((parameter: never) => { readonly words: Words });

/** What a failure says in any one case: its cause, and what is accepted instead. The title, where that cannot be told. */
export function explain(failure: FailureKind | Maker): Words {
  const { title } = failure;
  if (typeof failure !== 'function') return title;
  try {
    const { words } = failure(anything as never);
    const isTold = typeof words.en === 'string' && typeof words.fr === 'string';
    return isTold ? { en: written(words.en), fr: written(words.fr) } : title;
  } catch {
    return title;
  }
}
