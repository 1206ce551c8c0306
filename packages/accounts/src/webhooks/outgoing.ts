/** How an address of a customer's choice is called. Both fail when it is not one that may be. */
export interface Outgoing {
  check(url: string): Promise<void>;
  post(
    url: string,
    sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<{ readonly status: number; readonly body: string }>;
}
