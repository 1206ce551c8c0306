/** Names a parameter of the protocol before it says what is wrong: of use to programs alone. */
const parameterName = /^(?:Invalid `[^`]+` param|Paramètre `[^`]+` incorrect\u00a0): /;

/** What the backend says, for who has never heard of its parameters. */
export function withoutParameterName(message: string): string {
  const [first = '', ...rest] = message.replace(parameterName, '');
  return first.toUpperCase() + rest.join('');
}
