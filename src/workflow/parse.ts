import {
  isBasicExpression,
  isMapping,
  isScalar,
  isSequence,
  NoOperationTraceWriter,
  type parseWorkflow,
} from '@actions/workflow-parser';
import { getActionSchema } from '@actions/workflow-parser/actions/action-schema';
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context';
import { readTemplate } from '@actions/workflow-parser/templates/template-reader';
import { StringToken } from '@actions/workflow-parser/templates/tokens/string-token';
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema';
import { YamlObjectReader } from '@actions/workflow-parser/workflows/yaml-object-reader';

export type Token = NonNullable<ReturnType<typeof parseWorkflow>['value']>;

type Kind = 'workflow' | 'action';

/** Parses a workflow or an `action.yml` with GitHub's own parser; null when it is no YAML. Its schema's complaints are passed over: GitHub's is newer. */
export function parseFile(kind: Kind, name: string, content: string): Token | null {
  const schema = kind === 'workflow' ? getWorkflowSchema() : getActionSchema();
  const context = new TemplateContext(new TemplateValidationErrors(), schema, new NoOperationTraceWriter());
  const fileId = context.getFileId(name);
  const reader = new ValueReader(fileId, content);
  if (reader.errors.length > 0) return null;
  return readTemplate(context, `${kind}-root`, reader, fileId) ?? null;
}

/**
 * The parser reads expressions from a block scalar's source, with its indentation and its line ends as they were
 * written, because it serves an editor. A runner sees the value: without a source, the parser takes that.
 */
class ValueReader extends YamlObjectReader {
  override allowLiteral(): ReturnType<YamlObjectReader['allowLiteral']> {
    const token = super.allowLiteral();
    return token instanceof StringToken
      ? new StringToken(token.file, token.range, token.value, undefined)
      : token;
  }
}

// What is not of the wanted form reads as empty.

export function entries(token: Token | undefined): ReadonlyMap<string, Token> {
  if (token === undefined || !isMapping(token)) return new Map();
  return new Map([...token].map(({ key, value }) => [key.toString(), value]));
}

export function items(token: Token | undefined): readonly Token[] {
  return token !== undefined && isSequence(token) ? [...token] : [];
}

/** A scalar's value, its expressions with their `${{ }}`; null for all else. */
export function textOf(token: Token | undefined): string | null {
  if (token === undefined || !isScalar(token)) return null;
  if (!isBasicExpression(token)) return token.toString();
  return token.originalExpressions === undefined ? `\${{ ${token.expression} }}` : (token.source ?? null);
}
