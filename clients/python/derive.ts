// The derived files of the Python client: types of answers, and a method for each operation, to call and to await.
import { type ApiDescription, type OperationDescription, pascalCase, snakeCase } from '@pagesmith/source';
import { argumentsOf, valuesOf } from './derive/arguments.ts';
import { routesFile } from './derive/routes.ts';
import { TypedDicts } from './derive/typed-dicts.ts';

const header = '# Written by `npm run check` from the definitions of the operations; never by hand.\n';

export function derive(api: ApiDescription): Record<string, string> {
  const types = new TypedDicts(api.shapes);
  const files = {
    'pagesmith/_operations.py': operationsFile(api, types),
    'pagesmith/_routes.py': routesFile(api, types),
    'pagesmith/_answers.py': answersFile(api, types),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, header + text]));
}

function answersFile({ shapes, events, problemCodes }: ApiDescription, types: TypedDicts): string {
  for (const shape of Object.keys(shapes)) types.add('', { $ref: shape });
  for (const [type, schema] of Object.entries(events)) types.add(`${pascalCase(type)}Data`, schema);
  const codes = problemCodes.map((code) => `    "${code}",`).join('\n');
  return `from typing import Any, Literal, NotRequired, TypedDict

#: Every code that the API can answer with. New ones may come: treat one that you do not know by its status.
ProblemCode = Literal[
${codes}
]


${types.written()}
`;
}

/** Which form an operation has, for the client that sends it, and its methods. */
function operationsFile({ version, operations }: ApiDescription, types: TypedDicts): string {
  const table = operations.map(({ id, path, parts, options, result }) => {
    const kinds = parts.map(({ name, kind }) => `"${name}": "${kind}"`).join(', ');
    const names = options.map(({ name }) => `"${name}"`).join(', ');
    return `    "${id}": ("${path}", {${kinds}}, [${names}], "${result.kind}"),`;
  });
  const dataOf = ({ id, result }: OperationDescription) =>
    result.kind === 'json' ? types.add(`${pascalCase(id)}Data`, result.schema) : '';
  const data = operations.map(dataOf).filter(Boolean);
  const methods = (isAsync: boolean) =>
    operations.map((operation) => methodOf(operation, dataOf(operation), isAsync)).join('');
  return `from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ._answers import ${data.join(', ')}
from ._files import FileInput
from ._results import DataResult, FileResult
from ._settings import Call

VERSION = "${version}"

OperationId = Literal[${operations.map(({ id }) => `"${id}"`).join(', ')}]

#: Whose answer is a job, even if nobody asks for one.
JOBS: frozenset[str] = frozenset((${operations.flatMap(({ id, isJob }) => (isJob ? [`"${id}",`] : [])).join(' ')}))

#: What is metered, and possible as a job, as a link and as a delivery.
CallId = Literal[${operations.flatMap(({ id, isCall }) => (isCall ? [`"${id}"`] : [])).join(', ')}]

#: The path of each operation, the kinds of its parts, its options, and the kind of its result.
OPERATIONS: dict[str, tuple[str, dict[str, str], list[str], str]] = {
${table.join('\n')}
}


class Operations:
    """A method for each operation."""

    def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        raise NotImplementedError
${methods(false)}

class AsyncOperations:
    """A method to await for each operation."""

    async def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        raise NotImplementedError
${methods(true)}`;
}

function methodOf(operation: OperationDescription, data: string, isAsync: boolean): string {
  const { id, summary, parts, options, result } = operation;
  const returned = {
    json: `DataResult[${data}]`,
    file: 'FileResult',
    any: 'FileResult | DataResult[Any]',
  }[result.kind];
  return `
    ${isAsync ? 'async ' : ''}def ${snakeCase(id)}(
        self,
${argumentsOf(operation)}
        call: Call | None = None,
    ) -> ${returned}:
        """${summary.en}"""
        values = {${valuesOf([...parts, ...options])}}
        return ${isAsync ? 'await ' : ''}self._call("${id}", values, call)
`;
}
