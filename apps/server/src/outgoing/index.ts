// The only way in which the server calls an address that a customer has chosen: public machines alone, by https, at
// exactly the address that was checked, without redirects or proxies, with bounded time and answer.
// It knows nothing of what is sent. Mail and payments go to hosts that the operator configured, by their own libraries.
export { createOutgoing } from './outgoing.ts';
