// The pages: public site and dashboard, in the browser.
// Its door shows only where the screens are, for those who walk through them; nothing else is imported from here.
export { addresses, publicScreens, type ScreenId } from '../addresses.ts';
