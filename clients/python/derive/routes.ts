import { type ApiDescription, pascalCase, type RouteDescription, snakeCase } from '@pagesmith/source';
import { argumentsOfRoute, valuesOf } from './arguments.ts';
import type { TypedDicts } from './typed-dicts.ts';

/** The name of the type of what a route answers, defined by the way. */
export const answerOf = ({ id, answer }: RouteDescription, types: TypedDicts): string => {
  if (answer === undefined) return 'None';
  return answer === 'file' ? 'FileResult' : types.add(`${pascalCase(id)}Answer`, answer);
};

/** Which request a route is, for the client that sends it, and its methods. */
export function routesFile({ routes }: ApiDescription, types: TypedDicts): string {
  const table = routes.map(({ id, method, path, values, answer }) => {
    const places = values.map(({ name, place }) => `"${name}": "${place}"`).join(', ');
    const kind = answer === 'file' ? 'file' : answer ? 'json' : 'none';
    return `    "${id}": ("${method}", "${path}", {${places}}, "${kind}"),`;
  });
  const answers = routes.map((route) => answerOf(route, types));
  const named = [...new Set(answers)].filter((name) => name !== 'None' && name !== 'FileResult').sort();
  return `from collections.abc import Sequence
from types import EllipsisType
from typing import Any, Literal

from ._answers import ${named.join(', ')}
from ._results import FileResult

RouteId = Literal[${routes.map(({ id }) => `"${id}"`).join(', ')}]

#: The method and the path of each route, where its values stand, and the kind of its answer.
ROUTES: dict[str, tuple[str, str, dict[str, str], str]] = {
${table.join('\n')}
}


class Routes:
    """A method for everything that is no operation."""

    def ask(self, route: RouteId, values: dict[str, Any]) -> Any:
        raise NotImplementedError
${routes.map((route, index) => methodOf(route, answers[index] ?? '', false)).join('')}

class AsyncRoutes:
    """A method to await for everything that is no operation."""

    async def ask(self, route: RouteId, values: dict[str, Any]) -> Any:
        raise NotImplementedError
${routes.map((route, index) => methodOf(route, answers[index] ?? '', true)).join('')}`;
}

function methodOf(route: RouteDescription, answer: string, isAsync: boolean): string {
  const { id, values, summary } = route;
  const given = values.length > 0 ? `\n        self,\n${argumentsOfRoute(route)}\n    ` : 'self';
  return `
    ${isAsync ? 'async ' : ''}def ${snakeCase(id)}(${given}) -> ${answer}:
        """${summary.en}."""
        return ${isAsync ? 'await ' : ''}self.ask("${id}", {${valuesOf(values)}})
`;
}
