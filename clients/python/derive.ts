// The derived files of the Python client: types of answers, and a method for each operation, to call and to await.
import { type ApiDescription, type OperationDescription, pascalCase, snakeCase } from '@pagesmith/source';
import { argumentsOf, valuesOf } from './derive/arguments.ts';
import { TypedDicts } from './derive/typed-dicts.ts';

const header = '# Written by `npm run check` from the definitions of the operations; never by hand.\n';

export const derive = (api: ApiDescription): Record<string, string> => ({
  'pagesmith/_operations.py': header + operationsFile(api),
  'pagesmith/_answers.py': header + answersFile(api),
});

function answersFile({ operations, problem, job, report, events, problemCodes }: ApiDescription): string {
  const types = new TypedDicts();
  for (const { id, result } of operations) {
    if (result.kind === 'json') types.add(`${pascalCase(id)}Data`, result.schema);
  }
  types.add('Problem', problem);
  types.add('Job', job);
  types.add('Report', report);
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
function operationsFile({ version, operations }: ApiDescription): string {
  const table = operations.map(({ id, parts, options, result }) => {
    const kinds = parts.map(({ name, kind }) => `"${name}": "${kind}"`).join(', ');
    const names = options.map(({ name }) => `"${name}"`).join(', ');
    return `    "${id}": ({${kinds}}, [${names}], "${result.kind}"),`;
  });
  const data = operations.flatMap(({ id, result }) =>
    result.kind === 'json' ? [`${pascalCase(id)}Data`] : [],
  );
  return `from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ._answers import ${data.join(', ')}
from ._files import FileInput
from ._results import DataResult, FileResult
from ._settings import Call

VERSION = "${version}"

OperationId = Literal[${operations.map(({ id }) => `"${id}"`).join(', ')}]

#: The kinds of the parts of each operation, its options, and the kind of its result.
OPERATIONS: dict[str, tuple[dict[str, str], list[str], str]] = {
${table.join('\n')}
}


class Operations:
    """A method for each operation."""

    def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        raise NotImplementedError
${operations.map((operation) => methodOf(operation, false)).join('')}

class AsyncOperations:
    """A method to await for each operation."""

    async def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        raise NotImplementedError
${operations.map((operation) => methodOf(operation, true)).join('')}`;
}

function methodOf(operation: OperationDescription, isAsync: boolean): string {
  const { id, summary, result } = operation;
  const returned = {
    json: `DataResult[${pascalCase(id)}Data]`,
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
        values = {${valuesOf(operation)}}
        return ${isAsync ? 'await ' : ''}self._call("${id}", values, call)
`;
}
