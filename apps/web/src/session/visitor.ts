let isFound = false;

/** Whether nobody is signed in, for a page without its code. Where that is not plain to see, its code is to find out. */
export async function isVisitor(): Promise<boolean> {
  try {
    // A browser that refuses our cookie may keep a session here, and one that keeps nothing throws.
    if (localStorage.length > 0) return false;
    const answer = await fetch('/v1/account/visitor?project=pagesmith');
    const { account, awaitsFactor } = await answer.json();
    isFound = account === null && !awaitsFactor;
    return isFound;
  } catch {
    return false;
  }
}

/** Whoever came as a visitor stays one here, though another tab signs in: what they type decides whose session it is. */
export const cameAsVisitor = (): boolean => isFound;
