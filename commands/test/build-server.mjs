import { buildServer } from '../prepare/build-server.mjs';

export const setup = () => buildServer();
