#!/usr/bin/env bash
# tree-sitter-bash as @vscode/tree-sitter-wasm 0.3.1 ships it: a redirection behind the name of a here document stands below that of the
# document, and not beside it. A reader of the fields of `cat <<X >> out` finds no file
# that the command writes to.
# Seen: in `cat <<X >> out`, `redirect:` is the here document alone; in `cat >> out <<X` there are two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund @vscode/tree-sitter-wasm@0.3.1 web-tree-sitter@0.27.1 > /dev/null
cat > parse.mjs <<'JS'
import { Language, Parser } from 'web-tree-sitter';
await Parser.init();
const parser = new Parser();
parser.setLanguage(await Language.load('node_modules/@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm'));
for (const script of ['cat <<X >> out\na\nX\n', 'cat >> out <<X\na\nX\n']) {
  const statement = parser.parse(script).rootNode.firstNamedChild;
  console.log(statement.childrenForFieldName('redirect').map((node) => node.type).join(' '));
}
JS
node parse.mjs > seen.txt
printf 'heredoc_redirect\nfile_redirect heredoc_redirect\n' | diff - seen.txt
echo "in \`cat <<X >> out\` the file that is written to stands below the here document"
