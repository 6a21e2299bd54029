import { editsOfUnits } from '../../src/solver/candidates.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { readSource, type SourceFile } from '../../src/solver/source-file.ts';
import { loadParser } from '../../src/tree-sitter/syntax-tree.ts';

export interface Proposal {
  readonly template: string;
  readonly text: string;
  readonly cost: number;
}

export async function sourceOf(path: string, text: string): Promise<SourceFile> {
  const language = languageOf(path);
  if (language === null) throw new Error(`${path} is of no known language`);
  const parser = await loadParser(language.id);
  return readSource(path, parser.parse(text), language);
}

/** What the search would try on a file, in its order: whole texts. */
export async function proposalsFor(path: string, text: string, most = 1500): Promise<Proposal[]> {
  const { units } = await sourceOf(path, text);
  const ranked = units.map((unit) => ({
    unit,
    score: unit.name === '' ? -3 : 0,
    hotLines: new Set<number>(),
    changedLines: new Set<number>(),
    blamed: null,
  }));
  const proposals: Proposal[] = [];
  for await (const { template, edits, cost } of editsOfUnits(ranked)) {
    const [edit] = edits;
    if (edit === undefined || text.split(edit.old).length !== 2)
      throw new Error('an edit that fits no place, or two');
    proposals.push({ template, cost, text: text.replace(edit.old, () => edit.new) });
    if (proposals.length === most) break;
  }
  return proposals;
}
