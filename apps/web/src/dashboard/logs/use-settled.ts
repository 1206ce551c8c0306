import { useEffect, useState } from 'react';

/** The value once it has stood still for so long: nobody is asked for every letter of a word. */
export function useSettled<Value>(value: Value, stillMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
