import { compile } from '@fastify/proxy-addr';
import * as z from 'zod';

const error = 'must be addresses or networks such as 203.0.113.7 or 10.0.0.0/8, separated by commas';

const isUsable = (list: string[]): boolean => {
  try {
    compile(list);
    return true;
  } catch {
    return false;
  }
};

export const operatorAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine(isUsable, { error });

/** Whether the console exists for whoever is at an address. */
export function createGate(addresses: readonly string[] | undefined): (address: string) => boolean {
  if (!addresses) return () => true;
  const isInside = compile([...addresses]);
  return (address) => isInside(address, 0);
}
