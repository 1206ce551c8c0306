// For the tests of every room: throw-away databases of both kinds, and a PostgreSQL server of their own.

export { availableKinds, kindsForPlainSql } from './available-kinds.ts';
export { type DatabaseDoor, openDoorTo } from './database-door.ts';
export { copyOfTemplate, quickStartFlag, quickStartFlags } from './embedded-template.ts';
export { fillEveryTable } from './fill-every-table.ts';
export { type PostgresServer, startPostgresServer } from './postgres-server.ts';
export { bareServerUrl, temporaryDatabase, temporaryServerUrl } from './temporary-database.ts';
