import { evaluateText, type Pieces, plainText } from './evaluate.ts';
import { fitText } from './fit.ts';
import { conditionContexts, type LeafFacts } from './step-command.ts';
import type { StepSource } from './workflow-file.ts';

/** As the runner names a step (actions/runner, ActionRunner.cs): the first line of its name, or `Run` and that of what it runs. */
export function displayName(source: StepSource, facts: LeafFacts): Pieces {
  const contexts = conditionContexts(facts);
  if (source.name !== null && source.name.length > 0) return firstLine(evaluateText(source.name, contexts));
  const prefix: Pieces = [{ kind: 'text', text: 'Run ' }];
  if (source.run !== null) return [...prefix, ...firstLine(evaluateText(source.run, contexts))];
  return [...prefix, { kind: 'text', text: source.uses?.replace(/^docker:\/\//, '') ?? '' }];
}

function firstLine(pieces: Pieces): Pieces {
  const line: Pieces[number][] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      line.push(piece);
      continue;
    }
    const text = line.length === 0 ? piece.text.trimStart() : piece.text;
    const end = text.search(/[\r\n]/);
    if (end >= 0) return [...line, { kind: 'text', text: text.slice(0, end) }];
    if (text !== '') line.push({ kind: 'text', text });
  }
  return line;
}

/** null: it cannot be the step that is shown so. */
export function nameFits(name: Pieces, shown: string): 'exact' | 'pattern' | null {
  const plain = plainText(name);
  if (plain !== null) return plain.trim() === shown.trim() ? 'exact' : null;
  // Nothing but a value that is not known would fit every name.
  const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
  return hasWords && fitText(name, shown) !== null ? 'pattern' : null;
}
