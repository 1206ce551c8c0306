/** Where a browser keeps the language that was chosen: in its local storage, and in a cookie for the server. */
export const languageStorageKey = 'pagesmith_language';
