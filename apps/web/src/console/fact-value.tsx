import { LongText } from '../paper/long-text.tsx';

/** An id, a time, an address of a machine, a word: broken, they could hardly be read. */
const wholeLengthMax = 20;

/** What is long is broken, so that a row of many facts fits. */
export const FactValue = ({ text }: { text: string }) =>
  text.length <= wholeLengthMax ? (
    <span className="whitespace-nowrap">{text}</span>
  ) : (
    <LongText>{text}</LongText>
  );
