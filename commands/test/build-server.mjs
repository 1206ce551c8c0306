import { buildServerAlone } from '../prepare/build.mjs';

export const setup = () => buildServerAlone();
