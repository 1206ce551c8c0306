import { useEffect, useState } from 'react';

/** The value once it has not changed for this long, so that not every keystroke sends a request. */
export function useSettled<Value>(value: Value, stillMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
